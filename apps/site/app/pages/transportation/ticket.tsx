import type { transportation } from '@nightdesk/content'

type TicketProps = (typeof transportation)['ticket']

/** A trip ticket: the ride on the left, and on the stub the initials of the person who allowed it. */
export function Ticket(ticket: TicketProps) {
  return (
    <>
      <div className="ticket">
        <div className="ticket-ride">
          <p className="slip-head">
            <span>{ticket.title}</span>
            <span className="slip-number">{ticket.number}</span>
          </p>
          <dl className="ticket-route">
            {[ticket.pickup, ticket.dropoff].map((end) => (
              <div key={end.name}>
                <dt>{end.name}</dt>
                <dd>{end.value}</dd>
                <dd className="ticket-note">{end.note}</dd>
              </div>
            ))}
          </dl>
          <dl className="ticket-facts">
            {ticket.facts.map((fact) => (
              <div key={fact.name}>
                <dt>{fact.name}</dt>
                <dd>{fact.value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="ticket-stub">
          <dl>
            <dt>{ticket.dispatcher.name}</dt>
            <dd className="ticket-initials">{ticket.dispatcher.initials}</dd>
            <dd className="ticket-state">{ticket.dispatcher.state}</dd>
          </dl>
          <p>{ticket.exampleLabel}</p>
        </div>
      </div>
      <p className="ticket-sms" aria-hidden="true">
        <span>{ticket.sms.label}</span> {ticket.sms.text}
      </p>
    </>
  )
}
