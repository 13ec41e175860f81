import { describe, expect, it } from 'vitest'
import { deferProgram } from './defer-program.ts'

const page = `<!DOCTYPE html><html><head><link rel="modulepreload" href="/assets/manifest-1.js"/><link rel="modulepreload" href="/assets/entry.client-2.js"/></head><body><h1>Hi</h1><script>window.__reactRouterContext = {};</script><script type="module" async="">import "/assets/manifest-1.js";
import * as route0 from "/assets/root-3.js";
import * as route1 from "/assets/page-4.js";
  
  window.__reactRouterRouteModules = {"root":route0,"pages/home/page":route1};

import("/assets/entry.client-2.js");</script></body></html>`

describe('deferring the program', () => {
  const deferred = deferProgram(page)

  it('takes every module preload out of the head', () => {
    expect(deferred).not.toContain('<link rel="modulepreload"')
  })

  it('waits for the first paint before anything is fetched, but not for ever', () => {
    const wait = deferred.slice(
      deferred.indexOf('await new Promise'),
      deferred.indexOf('for(const'),
    )

    expect(wait).toContain("observe({type:'paint',buffered:true})")
    expect(wait).toContain('document.hidden&&go()')
    expect(wait).toContain('setTimeout(go,3000)')
  })

  it('preloads the same files, runs them one by one, then starts with the routes and the entry', () => {
    expect(deferred).toContain(
      'for(const href of ["/assets/manifest-1.js","/assets/entry.client-2.js"]){await breath();document.head.append(',
    )
    expect(deferred).toContain(
      'for(const href of ["/assets/manifest-1.js"]){await breath();await bring(href)}',
    )
    expect(deferred).toContain(
      'const[route0,route1]=await Promise.all([bring("/assets/root-3.js"),bring("/assets/page-4.js")])',
    )
    expect(deferred).toContain('{"root":route0,"pages/home/page":route1}')
    expect(deferred).toContain('bring("/assets/entry.client-2.js")</script>')
  })

  it('asks for a file that did not come once more', () => {
    expect(deferred).toContain('const bring=href=>import(href).catch(')
    expect(deferred).toContain('.then(()=>import(href))')
  })

  it('leaves the other scripts and the content as they are', () => {
    expect(deferred).toContain('<h1>Hi</h1><script>window.__reactRouterContext = {};</script>')
  })

  it('stops the build when the framework writes its script another way', () => {
    expect(() => deferProgram(page.replace('import * as', 'import {x} from'))).not.toThrow(
      /manifest/,
    )
    expect(() => deferProgram(page.replace('import "/assets/manifest-1.js";', ''))).toThrow(
      /no manifest import/,
    )
    expect(() => deferProgram('<html></html>')).toThrow(/no code/)
  })
})
