import { brand } from './brand.ts'
import type { ContactInvite } from './contact.ts'
import { hearAirAnswer } from './demo.ts'
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
      'Enter four numbers about your team to see the hours, workdays and dollars repetitive work costs you each month, with the formula shown.',
  } satisfies PageMeta,
  hero: {
    label: 'Savings calculator',
    title: 'What you could get back',
    lead: 'Enter your numbers, then pick a low, expected or maximum estimate.',
    hear: hearAirAnswer,
  },
  tool: {
    inputs: {
      title: 'Your team today',
      /** After the sum that stays in sight on narrow screens. */
      running: 'a month',
      rows: [
        { name: 'employees', label: 'Employees', hint: 'who do the repetitive work', sign: '' },
        {
          name: 'minutes',
          label: 'Minutes per employee per day',
          hint: 'on tasks like reminder calls',
          sign: '',
        },
        { name: 'wage', label: 'Average hourly wage', hint: 'in dollars', sign: '$' },
        {
          name: 'tasks',
          label: 'Repetitive tasks per day',
          hint: 'per employee; optional, for the task count below',
          sign: '',
        },
      ] satisfies readonly CalculatorRow[],
      employees: { one: '{count} employee', many: '{count} employees' },
      steps: [
        { sign: '−', name: 'Decrease: {label}', by: -1 },
        { sign: '+', name: 'Increase: {label}', by: 1 },
      ],
      share: {
        title: 'How much of that time you get back',
        options: [
          { percent: 50, label: 'Low' },
          { percent: 75, label: 'Expected' },
          { percent: 100, label: 'Maximum' },
        ] satisfies readonly SavedShareCopy[],
      },
      withoutScript:
        'This estimate is for a team of 35. To enter your own numbers, turn on JavaScript or use the formula below.',
    },
    results: {
      /** Over the results, so that nobody takes all of the minutes for the expected share. */
      case: 'At {share}',
      /** Under the sum, whatever share it counts: what we would plan on. */
      expected: 'Expected, at {expectedShare}: {expected} a month, before our flat rate.',
      isExpected: 'That’s what we’d plan on, before our flat rate.',
      cards: [
        {
          kind: 'savings',
          title: 'Monthly savings',
          figure: '{savings}',
          unit: '',
          second: '{plan}',
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
      perEmployee: 'per employee per month',
      tasks: [
        { label: 'Repetitive tasks per month', value: '{tasksPerMonth}' },
        { label: 'Average minutes per task', value: '{minutesPerTask}' },
      ],
    },
    chart: {
      title: 'How the savings add up over a year',
      final: '{sum} after 12 months',
      reader: 'Choose a month',
      reading: 'Month {month}: {sum}',
      firstMonth: 'First month',
      projected: 'Projected',
      showTable: 'Show as table',
      tableCaption: 'Month 1 is the estimate; months 2 to 12 repeat it.',
      columns: ['Month', 'Total hours', 'Total savings'],
    },
    actions: {
      audit: { label: 'Schedule a Free Audit', to: '#contact' } satisfies InternalLink,
      shareNote:
        'We’ll include your numbers with your request; they’re saved in this page’s link, too.',
      print: 'Print',
    },
    working: {
      label: 'The math',
      title: 'Check the math yourself',
      lead: 'This is an estimate from your own numbers, not a promise. The tape shows every step. The audit shows how much of that time you can get back.',
      notes: [
        {
          title: 'Formula',
          lines: [
            'hours saved =\nemployees × minutes × 20 ÷ 60',
            'monthly savings =\nhours saved × hourly wage',
            'workdays = hours saved ÷ 8',
          ],
        },
        {
          title: 'What it assumes',
          lines: [
            '20 working days a month.',
            'An 8-hour workday.',
            'Wages only: no benefits, rent or overtime.',
            'The task count changes the minutes per task, not the total.',
            '“Expected” is our assumption. The audit replaces it with your actual number.',
          ],
        },
      ],
      tape: {
        title: 'Estimate',
        lines: [
          { sign: '', value: '{employees}', text: 'employees', total: 'none' },
          { sign: '×', value: '{minutes}', text: 'minutes a day', total: 'none' },
          { sign: '×', value: '{share}', text: 'of them saved', total: 'none' },
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
      'My estimate from the savings calculator. Employees: {employees}. Repetitive tasks per day: {tasks}. Minutes per employee per day: {minutes}. Average hourly wage: {wage}. With {share} of the minutes saved, that comes to {hours} hours ({workdays} workdays) and {savings} a month.\n\n{link}',
    print: { brand: brand.product, mailbox: brand.email },
  },
  contact: {
    title: 'Schedule your free audit',
    lead: 'Send us your numbers, and our team will contact you shortly to set a time. In the audit, we’ll show you which of those hours you can get back and which you can’t.',
  } satisfies ContactInvite,
} as const
