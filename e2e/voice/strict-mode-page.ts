// Runs in the page: a component that calls as long as it stands there, in React's strict mode.
import { createElement, StrictMode, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import './page.ts'

const { client } = window.desk
const mounts: string[] = []

function Call() {
  useEffect(() => {
    mounts.push('mounted')
    void client.start('air')
    return () => {
      mounts.push('gone')
      void client.stop()
    }
  }, [])
  return null
}

const root = createRoot(document.body)
const strict = {
  mounts,
  mount: () => root.render(createElement(StrictMode, null, createElement(Call))),
  unmount: () => root.unmount(),
}

export type Strict = typeof strict

Object.assign(window, { strict })
