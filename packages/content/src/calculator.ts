import { brand } from './brand.ts'
import { pageTitle } from './page-title.ts'
import type { InternalLink, PageMeta } from './types.ts'

/** One line of the ledger's left side: what is asked, and what is meant by it. */
export type CalculatorRow = {
  readonly name: 'employees' | 'tasks' | 'minutes' | 'wage'
  readonly label: string
  readonly hint: string
  /** Printed in front of the number. */
  readonly sign: '' | '$'
}

/** A share of the minutes, as a reading aid. All of them is the specification's figure. */
export type SavedShareCopy = { readonly percent: 50 | 75 | 100; readonly label: string }

/** Words in braces are filled in with the figures of the moment. */
export const calculator = {
  meta: {
    title: pageTitle('Savings Calculator'),
    description:
      'Four numbers about your week give the hours, workdays and dollars that repetitive work costs you each month, with the formula printed beneath.',
  } satisfies PageMeta,
  hero: {
    label: 'Savings calculator',
    title: 'What the hours add up to',
    lead: 'Four numbers about your week. The sum changes as you type.',
  },
  tool: {
    inputs: {
      title: 'Your week today',
      rows: [
        { name: 'employees', label: 'Employees', hint: 'who share the repetitive work', sign: '' },
        { name: 'tasks', label: 'Repetitive tasks per day', hint: 'per employee', sign: '' },
        {
          name: 'minutes',
          label: 'Minutes per employee per day',
          hint: 'spent on those tasks',
          sign: '',
        },
        { name: 'wage', label: 'Average hourly wage', hint: 'in dollars', sign: '$' },
      ] satisfies readonly CalculatorRow[],
      employees: { one: '{count} employee', many: '{count} employees' },
      steps: [
        { sign: '−', name: 'Decrease: {label}', by: -1 },
        { sign: '+', name: 'Increase: {label}', by: 1 },
      ],
      share: {
        title: 'Minutes really saved',
        options: [
          { percent: 50, label: 'Low' },
          { percent: 75, label: 'Expected' },
          { percent: 100, label: 'All' },
        ] satisfies readonly SavedShareCopy[],
      },
      withoutScript:
        'This is the sum for a team of 35. To enter your own numbers, allow JavaScript for this page, or use the formula below.',
    },
    results: {
      cards: [
        {
          kind: 'savings',
          title: 'Monthly savings',
          figure: '{savings}',
          unit: '',
          second: '',
          each: '{savingsEach}',
        },
        {
          kind: 'time',
          title: 'Time back',
          figure: '{hours}',
          unit: 'hours',
          second: '{workdays} workdays',
          each: '{hoursEach} hours',
        },
      ],
      perEmployee: 'per employee',
      tasks: [
        { label: 'Tasks a month taken over', value: '{tasksPerMonth}' },
        { label: 'Average minutes per task', value: '{minutesPerTask}' },
      ],
    },
    chart: {
      title: 'Twelve months, added up',
      final: '{sum} after 12 months',
      reader: 'Month to read',
      reading: 'Month {month}: {sum}',
      firstMonth: 'First month',
      projected: 'Projected',
      showTable: 'Show as table',
      tableCaption: 'Month 1 is the estimate; months 2 to 12 repeat it.',
      columns: ['Month', 'Hours, added up', 'Savings, added up'],
    },
    actions: {
      audit: { label: 'Schedule a Free Audit', to: '#contact' } satisfies InternalLink,
      send: 'Send this estimate with my request',
      shareNote: 'The address of this page carries your numbers: copy it to share them.',
      print: 'Print',
    },
    working: {
      label: 'The working',
      title: 'Check the sum yourself',
      lead: 'It is an estimate from your own numbers, not a promise. The tape shows every step; the audit shows which of these minutes can go.',
      notes: [
        {
          title: 'Formula',
          lines: [
            'hours saved = employees × minutes × 20 ÷ 60',
            'monthly savings = hours saved × hourly wage',
            'workdays = hours saved ÷ 8',
          ],
        },
        {
          title: 'What it assumes',
          lines: [
            '20 working days a month.',
            'An 8-hour workday.',
            'Wages alone: no benefits, rent or overtime.',
            'Tasks set the average length, not the sum.',
          ],
        },
      ],
      tape: {
        title: 'Estimate',
        lines: [
          { sign: '', value: '{employees}', text: 'employees', total: 'none' },
          { sign: '×', value: '{minutes}', text: 'minutes a day', total: 'none' },
          { sign: '×', value: '{share}', text: 'really saved', total: 'none' },
          { sign: '×', value: '20', text: 'working days', total: 'none' },
          { sign: '÷', value: '60', text: 'minutes an hour', total: 'none' },
          { sign: '=', value: '{hours}', text: 'hours a month', total: 'part' },
          { sign: '×', value: '{wage}', text: 'an hour', total: 'none' },
          { sign: '=', value: '{savings}', text: 'a month', total: 'whole' },
          { sign: '', value: '{hours}', text: 'hours a month', total: 'none' },
          { sign: '÷', value: '8', text: 'hours a workday', total: 'none' },
          { sign: '=', value: '{workdays}', text: 'workdays', total: 'whole' },
        ],
      },
    },
    /** Said to screen readers when the numbers have come to rest. */
    summary:
      'Estimate: {savings} a month, {hours} hours, {workdays} workdays. After 12 months: {year}.',
    /** What goes into the contact form's message when the visitor asks for it. */
    request:
      'My estimate from the savings calculator. Employees: {employees}. Repetitive tasks per day: {tasks}. Minutes per employee per day: {minutes}. Average hourly wage: {wage}. With {share} of the minutes saved that is {hours} hours ({workdays} workdays) and {savings} a month.\n\n{link}',
    print: { brand: brand.product, mailbox: brand.email },
  },
} as const
