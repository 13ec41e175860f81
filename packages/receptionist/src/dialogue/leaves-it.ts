import { callsBackSelf } from './calls-back.ts'

const leaves =
  /\b(?:call|calls|ring|phone|phones|text) (?:me|us) (?:back|later|tomorrow|instead|after|when|at|on)\b|\bcall ?-?back\b|\bget back to (?:me|us)\b|\b(?:take|get|grab|have|write) (?:down )?my (?:name|number|info\w*|details|phone|contact)\b|\bleave (?:it|that|this|my (?:name|number|details|info\w*)|a description|the details)(?: \w+){0,2} with (?:you|them)\b/i
const noTransfer =
  /\b(?:can|could|do|wo|would)n['’]?t\b[^.?!,;]{0,25}\b(?:transfer\w*|put through|connected|hold|wait|stay on|talk|speak)\b|\b(?:can ?not|not|rather not|without|no need to|instead of)\b[^.?!,;]{0,20}\b(?:transfer\w*|put through|connected|hold(?:ing)?|on hold)\b/i

/** "Could somebody call me back instead", "I can't be transferred now": what a person is offered for shall be left for one. */
export const leavesIt = (text: string): boolean =>
  (leaves.test(text) || noTransfer.test(text)) && !callsBackSelf(text)
