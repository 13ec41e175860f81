import { deskWords } from '@nightdesk/content'
import type { Slot } from '../script.ts'
import { acknowledge, applyFacts } from './apply-facts.ts'
import { readFacts } from './facts.ts'
import type { Meaning } from './interpret.ts'
import { sendPaper } from './paper.ts'
import { prompt } from './prompt.ts'
import { doneTask, takeUpAgain } from './tasks.ts'
import type { Turn } from './turn.ts'

const whose = '(?:the|my|that|his|her|this|our|their) (?:whole )?'
const thing =
  '(e-?mail(?: address)?|mail address|phone number|cell number|cell ?phone|phone|number|cell)(?! (?:of|one|at|to|is|and)\\b)'
const orders = [
  `\\b(?:forget(?: about)?|skip|scratch|scrap|drop|delete|remove|erase|lose|get rid of|strike|cross out|take (?:off|out)|leave (?:off|out)|without) ${whose}${thing}\\b`,
  `\\b(?:take|leave|cross|cut|pull|keep|strike|get|scratch) ${whose}${thing} (?:off|out|away)\\b`,
].map((order) => new RegExp(order, 'i'))

/** "Take the email off", "forget the email, use my phone": it stands there no more. */
export function takeOutContact(turn: Turn, meaning: Meaning): boolean {
  const named = orders.map((order) => order.exec(meaning.text)?.[1]).find(Boolean)
  const task = turn.task() ?? doneTask(turn)
  const id = named && (/mail/i.test(named) ? 'email' : 'phone')
  const slot = task?.slots.find((one) => one.id === id)
  const values = turn.state.current?.values ?? (task && turn.state.memory[task.id])
  const stands = id && values?.[id]
  if (!slot || !stands || stands.kind === 'left-open') return false
  takeUpAgain(turn)
  if (!turn.state.current) return false
  const told = readFacts(turn, meaning).filter(({ slot: other }) => other !== slot.id)
  leaveOut(turn, slot)
  const applied = applyFacts(turn, told)
  sendPaper(turn, 'draft')
  turn.sayOne(deskWords.takenOut)
  turn.update({ misses: 0 })
  turn.drop('offer')
  acknowledge(turn, applied)
  prompt(turn)
  return true
}

/** What is not asked for is as if it had never been told; the other is not asked for again. */
function leaveOut(turn: Turn, slot: Slot): void {
  const { id } = slot
  const { [id]: _, ...values } = turn.state.current?.values ?? {}
  const isOpen = slot.isNeeded?.(values) !== false
  turn.updateCurrent({ values: isOpen ? { ...values, [id]: { kind: 'left-open' } } : values })
}
