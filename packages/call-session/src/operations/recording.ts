import { checkRecording, type RecordingOptions } from '../rules/recording.ts'
import type { Operation } from './operation.ts'

export const startRecording: Operation<RecordingOptions | undefined> = {
  method: 'startRecording',
  needs: [],
  check: checkRecording,
}

export const stopRecording: Operation<undefined> = {
  method: 'stopRecording',
  needs: [],
  check: () => {},
}
