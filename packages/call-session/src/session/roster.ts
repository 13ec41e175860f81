import type { Participant, TrackState } from '../transport.ts'
import type { Participants } from './call-events.ts'

/** Who is in the call. */
export class Roster {
  readonly #people = new Map<string, Participant>()

  reset(userName: string, audio: TrackState): void {
    this.#people.clear()
    this.set({ id: 'local', userName, isLocal: true, audio })
  }

  clear(): void {
    this.#people.clear()
  }

  set(participant: Participant): void {
    this.#people.set(participant.isLocal ? 'local' : participant.id, participant)
  }

  get(id: string): Participant | undefined {
    return this.#people.get(id)
  }

  /** Takes somebody out and says who it was. */
  remove(id: string): Participant | undefined {
    const participant = this.#people.get(id)
    this.#people.delete(id)
    return participant
  }

  all(): Participants {
    return Object.fromEntries(this.#people)
  }
}
