/** A queue in which everybody who waits gets a turn before anybody gets a second one. */
export type FairQueue<Job> = {
  /** Jobs without an owner are one owner's. */
  add(job: Job, owner?: object): void
  remove(job: Job): void
  next(): Job | undefined
}

export function createFairQueue<Job>(): FairQueue<Job> {
  // In the order in which their owners are served.
  const lines = new Map<object | undefined, Job[]>()

  function keep(owner: object | undefined, jobs: Job[]): void {
    lines.delete(owner)
    if (jobs.length > 0) lines.set(owner, jobs)
  }

  return {
    add(job, owner) {
      const jobs = lines.get(owner)
      if (jobs) jobs.push(job)
      else lines.set(owner, [job])
    },
    remove(job) {
      for (const [owner, jobs] of lines) {
        const at = jobs.indexOf(job)
        if (at < 0) continue
        jobs.splice(at, 1)
        if (jobs.length === 0) lines.delete(owner)
        return
      }
    },
    next() {
      const [first] = lines
      if (!first) return undefined
      const [owner, jobs] = first
      const job = jobs.shift()
      keep(owner, jobs)
      return job
    },
  }
}
