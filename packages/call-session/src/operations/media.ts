import {
  checkPlayerStart,
  checkPlayerStop,
  checkPlayerUpdate,
  type PlayerStart,
  type PlayerUpdate,
} from '../rules/remote-media-player.ts'
import type { Operation } from './operation.ts'

export const startRemoteMediaPlayer: Operation<PlayerStart> = {
  method: 'startRemoteMediaPlayer',
  needs: [],
  check: checkPlayerStart,
}

export const updateRemoteMediaPlayer: Operation<PlayerUpdate> = {
  method: 'updateRemoteMediaPlayer',
  needs: [],
  check: checkPlayerUpdate,
}

export const stopRemoteMediaPlayer: Operation<string> = {
  method: 'stopRemoteMediaPlayer',
  needs: [],
  check: checkPlayerStop,
}

export const startScreenShare: Operation<unknown> = {
  method: 'startScreenShare',
  needs: ['initialized'],
  check: () => {},
}

export const stopScreenShare: Operation<undefined> = {
  method: 'stopScreenShare',
  needs: ['initialized'],
  check: () => {},
}

/** For the runtimes that choose the camera by the way it faces. */
export const setCamera: Operation<string> = {
  method: 'setCamera',
  needs: ['mobile-runtime', 'initialized'],
  check: () => {},
}
