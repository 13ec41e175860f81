import { checkCalculator } from './checks/calculator.ts'
import { checkCalls } from './checks/calls.ts'
import { checkConsent } from './checks/consent.ts'
import { checkForm, checkOutage } from './checks/form.ts'
import { checkMenus } from './checks/menus.ts'
import { checkBrokenFilm, checkFilm, checkTabs } from './checks/motion.ts'
import { checkNavigation } from './checks/navigation.ts'
import { checkOwnBusiness } from './checks/own-business.ts'
import { checkPages } from './checks/pages.ts'
import {
  checkCardsOnPaper,
  checkChitsOnPaper,
  checkFileOnPaper,
  checkKeysOnPaper,
  checkPaper,
  checkPlateOnPaper,
  checkSlipsOnPaper,
  checkTicketOnPaper,
} from './checks/paper.ts'
import {
  checkAskewTables,
  checkCoupon,
  checkDots,
  checkDoubleRule,
  checkHatching,
  checkLastLines,
  checkUnderlines,
} from './checks/paint.ts'
import { checkSampleCall } from './checks/sample-call.ts'
import type { Driver } from './driver.ts'
import { inBrowser, type CheckedBrowser } from './in-browser.ts'

/** One set of checks, whichever browser. */
export function checkSite<Opened extends Driver>(browser: CheckedBrowser<Opened>): void {
  inBrowser(browser, (visit, driver) => {
    checkPages(visit, {
      '/industries/financial-services': (finance) => {
        checkHatching(finance)
        checkAskewTables(finance)
      },
      '/': (home) => {
        checkUnderlines(home)
        checkForm(home)
        checkNavigation(home)
      },
      '/use-cases': (solutions) => {
        checkTabs(solutions)
        checkFileOnPaper(solutions)
      },
      '/industries/healthcare': (healthcare) => {
        checkLastLines(healthcare)
        checkCardsOnPaper(healthcare)
      },
      '/industries/hotels-hospitality': checkKeysOnPaper,
      '/measured-performance': (calculator) => {
        checkCalculator(calculator)
        checkPaper(calculator)
      },
      '/industries/transportation': (transportation) => {
        checkCalls(transportation)
        checkTicketOnPaper(transportation)
      },
      '/industries/restaurants-takeouts': (restaurants) => {
        checkDoubleRule(restaurants)
        checkCoupon(restaurants)
        checkSampleCall(restaurants)
        checkChitsOnPaper(restaurants)
      },
      '/products': (products) => {
        checkBrokenFilm(products)
        checkPlateOnPaper(products)
      },
      '/products/air': (air) => {
        checkFilm(air)
        checkDots(air)
        checkOwnBusiness(air)
        checkSlipsOnPaper(air)
      },
      '/terms': checkMenus,
    })
    checkConsent(visit)
    checkOutage(visit)
    browser.checkMore?.(visit, driver)
  })
}
