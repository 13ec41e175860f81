import { describe, expect, it } from 'vitest'
import { transportation } from './transportation.ts'

describe('the transportation page', () => {
  it('shows a trip ticket with pickup, drop-off, passengers and the dispatcher’s initials, as an example', () => {
    const { pickup, dropoff, facts, dispatcher, exampleLabel } = transportation.ticket

    expect([pickup.name, dropoff.name, facts[0].name]).toEqual(['Pickup', 'Drop-off', 'Passengers'])
    expect([dispatcher.name, dispatcher.initials]).toEqual(['Dispatcher', 'T.K.'])
    expect(exampleLabel).toBe('Example')
  })

  it('has a problem and a solution', () => {
    const { problem, solution } = transportation.cases

    expect([problem.label, solution.label]).toEqual(['The problem', 'The solution'])
  })

  it('prices a lost ride in a sum that comes out: fifty-two weeks', () => {
    const { amount, times, per, line } = transportation.cases.problem.sum

    expect([...line, amount, times, per]).toEqual(['One lost', 'ride a week', 100, 52, 'a year'])
  })

  it('goes through six stops, in the order of the specification', () => {
    const steps = transportation.route.stops.map(({ title, text }) => `${title}: ${text}`)

    expect(steps).toHaveLength(6)
    expect(steps[0]).toMatch(/Answers the call/)
    expect(steps[1]).toMatch(/name, time, pickup, drop-off and passengers/i)
    expect(steps[2]).toMatch(/summary to a dispatcher for human approval/)
    expect(steps[3]).toMatch(/limo software, or as a dispatch message/)
    expect(steps[4]).toMatch(/driver: By SMS or email/)
    expect(steps[5]).toMatch(/customer: Sends a confirmation/)
  })

  it('marks the human approval, and no other stop, as a person’s', () => {
    expect(transportation.route.stops.map((stop) => 'isHuman' in stop)).toEqual([
      false,
      false,
      true,
      false,
      false,
      false,
    ])
  })

  it('names two limo or fleet systems as examples', () => {
    const [software] = transportation.integrations.rows

    expect(software.plugs).toEqual(['Limo Anywhere', 'Moovs'])
    expect(software.text).toMatch(/like these/)
  })

  it('offers SMS, email and chat alerts as options', () => {
    const [, alerts] = transportation.integrations.rows

    expect(alerts.plugs).toEqual(['SMS', 'Email', 'Chat'])
    expect(alerts.name).toMatch(/optional/i)
    expect(alerts.isOptional).toBe(true)
  })

  it('stores neither call recordings nor sensitive personal data, and handles to HIPAA’s grade on request', () => {
    expect(transportation.privacy.rules.map(({ name, answer }) => [name, answer])).toEqual([
      ['Call recordings', 'Not stored'],
      ['Sensitive personal data', 'Not stored'],
      ['HIPAA-grade handling', 'Optional, on request'],
    ])
  })

  it('files the hero’s own ticket, without what is not kept', () => {
    expect(transportation.privacy.file.number).toBe(transportation.ticket.number)
    const left = transportation.privacy.file.lines.filter((line) => line.value === null)
    expect(left.map(({ name }) => name)).toEqual(['Recording'])
  })

  it('leads from its call to action to the contact section', () => {
    expect(transportation.strategy.action).toEqual({
      label: 'Book a free strategy call',
      to: '#contact',
    })
  })

  it('leads from its hero to the demo', () => {
    expect(transportation.hero.action.to).toBe('#demo')
  })
})
