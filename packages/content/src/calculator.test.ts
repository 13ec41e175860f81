import { describe, expect, it } from 'vitest'
import { brand } from './brand.ts'
import { calculator } from './calculator.ts'

const { inputs, results, actions, working } = calculator.tool

describe('the savings calculator page', () => {
  it('is titled in the form the specification gives, with the product’s name', () => {
    expect(calculator.meta.title).toBe(
      `Savings Calculator | ${brand.product} | AI-Driven Business Solutions`,
    )
  })

  it('has a meta description', () => {
    expect(calculator.meta.description.length).toBeGreaterThan(50)
  })

  it('asks for employees, minutes per employee per day, the hourly wage and repetitive tasks', () => {
    expect(inputs.rows.map(({ label }) => label)).toEqual([
      'Employees',
      'Minutes per employee per day',
      'Average hourly wage',
      'Repetitive tasks per day',
    ])
  })

  it('has two result cards, monthly savings and time back', () => {
    expect(results.cards.map(({ title }) => title)).toEqual(['Monthly savings', 'Time back'])
  })

  it('links to the contact section with the specification’s words', () => {
    expect(actions.audit).toEqual({ label: 'Schedule a Free Audit', to: '#contact' })
  })

  it('says that the numbers come along', () => {
    expect(actions.shareNote).toContain('include your numbers with your request')
  })

  it('reads half, three quarters or all of the minutes as saved', () => {
    expect(inputs.share.options.map(({ percent, label }) => [label, percent])).toEqual([
      ['Low', 50],
      ['Expected', 75],
      ['Maximum', 100],
    ])
  })

  it('prints the formula, its assumptions and the word estimate', () => {
    const [formula, assumptions] = working.notes

    expect(formula.lines).toEqual([
      'hours saved =\nemployees × minutes × 20 ÷ 60',
      'monthly savings =\nhours saved × hourly wage',
      'workdays = hours saved ÷ 8',
    ])
    expect(assumptions.lines.slice(0, 2)).toEqual([
      '20 working days a month.',
      'An 8-hour workday.',
    ])
    expect(working.lead).toContain('estimate')
  })

  it('prints no percentage of its own', () => {
    expect(JSON.stringify(calculator)).not.toMatch(/\d\s*%/)
  })
})
