import { largestShown, shortenedFrom } from './constants.ts'

type Style = Intl.NumberFormatOptions

const dollars: Style = { style: 'currency', currency: 'USD' }
const whole: Style = { maximumFractionDigits: 0 }
const tenth: Style = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
const short: Style = { notation: 'compact', minimumFractionDigits: 0, maximumFractionDigits: 1 }

/** Writes figures so that they fit their place however large the numbers typed were. */
function figures(style: Style): (value: number) => string {
  const full = new Intl.NumberFormat('en-US', style)
  const shortened = new Intl.NumberFormat('en-US', { ...style, ...short })
  return (value) => {
    if (value > largestShown) return `>${shortened.format(largestShown)}`
    return (value < shortenedFrom ? full : shortened).format(value)
  }
}

// Savings and hours without decimals; workdays and everything per employee with one.
export const formatDollars = figures({ ...dollars, ...whole })
export const formatDollarTenths = figures({ ...dollars, ...tenth })
export const formatWhole = figures(whole)
export const formatTenths = figures(tenth)

/** For the axis: $50K, $1.5M. */
export const formatDollarsShort = figures({ ...dollars, ...short })
