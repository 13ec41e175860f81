const call = /\b(?:calls?|called|calling|ring|rang|rung|phone|phoned|back to me)\b/i
const ofUs =
  /\b(?:you|your|you['’]?(?:all|re|ve)|y['’]all|somebody|someone|nobody|no one|they|he|she|\w+ said)\b/i
const promised =
  /\b(?:supposed|meant|promised|promise|said|told|agreed|booked|scheduled|set up|appointment|going to|would|waiting|waited|due|missed)\b/i
const neverCame =
  /\b(?:nobody|no one|never|(?:did|has|have|was|were)n['’]t|still waiting|still nothing|no[- ]?shows?|stood (?:me|us) up|missed|waited|nothing|past \w+ now)\b/i
const toMe = /\b(?:me|us|my|our)\b/i
const plain =
  /\b(?:nobody|no one)(?: has| ever)* (?:called|rang|phoned|got back to) (?:me|us)\b|\bwhy (?:didn['’]t|hasn['’]t|did|has)(?:n['’]t)? (?:any\w*|no\w*|some\w*|you|they)(?: one| ever)? (?:call|ring|phone)\w*|\b(?:missed|skipped|forgot|blew off) (?:our|my) (?:discovery )?call\b|\bwhere['’]?s my call\b|\bstood (?:me|us) up\b|\bmy (?:demo |discovery )?call (?:never|didn['’]t) (?:happen|come)\w*|\byour (?:demo |discovery |sales )?call (?:never|didn['’]t) (?:happen|come)\w*/i

/** "You were supposed to ring me at noon and nobody did": a promise of ours that was not kept. */
export function missedCall(text: string): string | undefined {
  const isMissed =
    call.test(text) &&
    promised.test(text) &&
    neverCame.test(text) &&
    toMe.test(text) &&
    ofUs.test(text)
  return isMissed || plain.test(text) ? 'complaint' : undefined
}
