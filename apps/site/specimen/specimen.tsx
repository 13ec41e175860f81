// Every part of the interface in both schemes and every state, on one page: to look at, and for tests.
import { dayStrip, home, industryBreadcrumb, toastRegion, toasts } from '@nightdesk/content'
import { StrictMode, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { Art } from '../app/illustrations/art.tsx'
import { Breadcrumb } from '../app/ui/breadcrumb.tsx'
import { Button, ButtonLink } from '../app/ui/button.tsx'
import { Card } from '../app/ui/card.tsx'
import { DayLine } from '../app/ui/day-strip/day-line.tsx'
import { DayStrip } from '../app/ui/day-strip/day-strip.tsx'
import { Field, TextField } from '../app/ui/field.tsx'
import { FiveBars } from '../app/ui/five-bars.tsx'
import { Slip, SlipBoxes, SlipRows } from '../app/ui/slip.tsx'
import { Stamp } from '../app/ui/stamp.tsx'
import { TextLink } from '../app/ui/text-link.tsx'
import { ToastRegion } from '../app/ui/toast/late/toast-region.tsx'
import { ToastHost } from '../app/ui/toast/toast-host.tsx'
import { showToast } from '../app/ui/toast/toast-store.ts'
import { Tooltip } from '../app/ui/tooltip/tooltip.tsx'
import './specimen.css'

const drawings = [
  'appointment-card',
  'ledger-statement',
  'registration-card',
  'trip-ticket',
  'kitchen-chit',
  'nameplate',
] as const

function Part({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="border-t border-line py-6">
      <h3 className="label mb-4">{name}</h3>
      {children}
    </div>
  )
}

function Buttons() {
  return (
    <Part name="Buttons and links">
      <p className="flex flex-wrap items-center gap-4">
        <Button>Primary</Button>
        <Button look="quiet">Quiet</Button>
        <Button size="compact">Compact</Button>
        <Button disabled>Disabled</Button>
        <ButtonLink to="/">Link</ButtonLink>
        <TextLink to="/">Text link</TextLink>
        <Tooltip text="Tooltip">{(id) => <Button aria-describedby={id}>Hover</Button>}</Tooltip>
      </p>
    </Part>
  )
}

function Fields() {
  return (
    <Part name="Fields">
      <div className="grid max-w-prose gap-4">
        <Field number="1" label="Name" autoComplete="name" />
        <Field number="2" label="Email" type="email" hint="Optional" />
        <Field number="3" label="Phone" type="tel" error="Wrong number" defaultValue="abc" />
        <TextField number="4" label="Message" rows={4} error="Missing" />
      </div>
    </Part>
  )
}

function Papers() {
  return (
    <Part name="Papers">
      <div className="grid items-start gap-8 md:grid-cols-2">
        <Slip lands title={home.callNote.title} number={home.callNote.number}>
          <SlipRows rows={home.callNote.rows} />
          <SlipBoxes boxes={home.callNote.boxes} />
        </Slip>
        <p>
          <Stamp {...home.pricing.stamp} />
        </p>
      </div>
    </Part>
  )
}

function Voice() {
  return (
    <Part name="Five bars">
      <div className="flex flex-wrap gap-12">
        <FiveBars state="idle" />
        <FiveBars state="starting" />
        <FiveBars state="live" ref={(bars) => bars?.style.setProperty('--level', '0.8')} />
        <FiveBars state="fault" />
      </div>
    </Part>
  )
}

function Cards() {
  return (
    <Part name="Cards">
      <ul className="grid gap-4 md:grid-cols-3">
        {(['solid', 'sheet', 'dashed'] as const).map((look) => (
          <li key={look}>
            <Card look={look}>
              <Art name="registration-card" />
              <h4 className="text-title">{look}</h4>
              {look !== 'dashed' && (
                <TextLink to="/" isStretched>
                  Open {look}
                </TextLink>
              )}
            </Card>
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Scheme({ scheme }: { readonly scheme: 'day' | 'night' }) {
  return (
    <section className="band" data-scheme={scheme} aria-label={scheme}>
      <div className="page-width">
        <h2 className="text-display-2">{scheme}</h2>
        <Breadcrumb {...industryBreadcrumb} name={`Breadcrumb ${scheme}`} current="Hotels" />
        <Buttons />
        <Fields />
        <Papers />
        <Voice />
        <Cards />
        <Part name="Drawings">
          <div className="flex flex-wrap gap-6">
            {drawings.map((name) => (
              <Art key={name} name={name} />
            ))}
          </div>
        </Part>
        <Part name="Strip">
          <DayStrip {...dayStrip} />
          <DayLine description={`Small strip ${scheme}`} />
        </Part>
        <Part name="Toasts">
          <p className="flex flex-wrap gap-4">
            {Object.entries(toasts).map(([name, toast]) => (
              <Button key={name} look="quiet" onClick={() => showToast(toast)}>
                {toast.title}
              </Button>
            ))}
          </p>
        </Part>
      </div>
    </section>
  )
}

function Specimen() {
  return (
    <>
      <h1 className="visually-hidden">Specimen</h1>
      <Scheme scheme="day" />
      <Scheme scheme="night" />
      <ToastHost
        Region={ToastRegion}
        regionName={toastRegion.name}
        closeLabel={toastRegion.close}
      />
    </>
  )
}

const router = createMemoryRouter([{ path: '*', element: <Specimen /> }])
const root = document.getElementById('specimen')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
}
