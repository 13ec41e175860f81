import { calculator } from '@nightdesk/content'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { accessibilityFaults } from './axe.ts'
import { lookingAt } from './look.ts'

const path = '/measured-performance'
const look = lookingAt(path)
const { inputs, results, chart, actions, working } = calculator.tool
const [employees, minutes, wage, tasks] = inputs.rows.map((row) => row.label) as [
  string,
  string,
  string,
  string,
]

function field(page: Page, name: string): Locator {
  return page.getByRole('spinbutton', { name })
}

function slider(page: Page): Locator {
  return page.getByRole('slider', { name: employees })
}

function reader(page: Page): Locator {
  return page.getByRole('slider', { name: chart.reader })
}

function card(page: Page, title: string): Locator {
  return page.getByRole('region', { name: title })
}

const savingsCard = results.cards[0].title
const timeCard = results.cards[1].title

/** The summary for screen readers: the only output element of the page. */
function summary(page: Page): Locator {
  return page.locator('output')
}

/** Opens the page and waits until the program runs it: then the slider answers to the keyboard. */
async function openCalculator(page: Page, search = ''): Promise<void> {
  await page.goto(path + search)
  await page.waitForFunction(() => {
    const input = document.querySelector('input[type="range"]')
    return input && Object.keys(input).some((key) => key.startsWith('__reactProps'))
  })
}

/** Replaces what a field holds the way a person does, key by key. */
async function typeInto(target: Locator, text: string): Promise<void> {
  await target.click()
  await target.press('ControlOrMeta+a')
  await target.pressSequentially(text)
}

async function tableColumn(page: Page, column: number): Promise<string[]> {
  const rows = page.getByRole('table').getByRole('row')
  const texts: string[] = []
  for (const row of (await rows.all()).slice(1)) {
    texts.push(await row.locator('th, td').nth(column).innerText())
  }
  return texts
}

test.describe('the calculator at first', () => {
  look('has its title and description', async ({ page }) => {
    await expect(page).toHaveTitle('Savings Calculator | Nightdesk | AI-Driven Business Solutions')
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      'content',
      calculator.meta.description,
    )
  })

  look('holds the defaults', async ({ page }) => {
    await expect(field(page, employees)).toHaveValue('35')
    await expect(slider(page)).toHaveValue('35')
    await expect(field(page, tasks)).toHaveValue('8')
    await expect(field(page, minutes)).toHaveValue('60')
    await expect(field(page, wage)).toHaveValue('30')
    await expect(page.getByRole('radio', { name: 'Maximum' })).toBeChecked()
  })

  look('shows 700 hours, $21,000 and 87.5 workdays', async ({ page }) => {
    await expect(card(page, savingsCard)).toContainText('$21,000')
    await expect(card(page, savingsCard)).toContainText('$600.0 per employee')
    await expect(card(page, savingsCard)).toContainText('before our flat rate')
    await expect(card(page, timeCard)).toContainText('700 hours')
    await expect(card(page, timeCard)).toContainText('87.5 workdays')
    await expect(card(page, timeCard)).toContainText('20.0 hours per employee')
  })

  look('shows the tasks a month and the length of one', async ({ page }) => {
    await expect(page.getByText(results.tasks[0].label).locator('..')).toContainText('5,600')
    await expect(page.getByText(results.tasks[1].label).locator('..')).toContainText('7.5')
  })

  look('stands whole above the fold of a laptop, results included', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    for (const part of [slider(page), field(page, wage), card(page, timeCard), reader(page)]) {
      await expect(part).toBeInViewport({ ratio: 1 })
    }
    await expect(page.getByRole('link', { name: actions.audit.label })).toBeInViewport({ ratio: 1 })
  })

  look('prints the formula with its assumptions, as an estimate', async ({ page }) => {
    for (const line of working.notes.flatMap((note) => note.lines)) {
      await expect(page.getByText(line)).toBeVisible()
    }
    await expect(page.getByText(working.lead)).toContainText('estimate')
  })

  test('leads to the contact section', async ({ page }) => {
    await openCalculator(page)

    await page.getByRole('link', { name: 'Schedule a Free Audit' }).click()

    await expect(page).toHaveURL(`${path}#contact`)
    await expect(page.getByRole('heading', { name: calculator.contact.title })).toBeFocused()
  })
})

test.describe('a number field', () => {
  test('takes 45 typed over 0', async ({ page }) => {
    await openCalculator(page)
    await typeInto(field(page, wage), '0')
    await expect(card(page, savingsCard)).toContainText('$0')

    await field(page, wage).press('End')
    await field(page, wage).pressSequentially('45')

    await expect(field(page, wage)).toHaveValue('45')
    await expect(card(page, savingsCard)).toContainText('$31,500')
  })

  test('stays empty while it is edited, counts as 0, and shows 0 afterwards', async ({ page }) => {
    await openCalculator(page)

    await field(page, minutes).click()
    await field(page, minutes).press('ControlOrMeta+a')
    await field(page, minutes).press('Delete')
    await expect(field(page, minutes)).toHaveValue('')
    await expect(card(page, savingsCard)).toContainText('$0')

    await field(page, minutes).press('Tab')
    await expect(field(page, minutes)).toHaveValue('0')
  })

  for (const [pasted, kept] of [
    ['1,000', '1000'],
    ['$45', '45'],
    ['0012', '12'],
    ['-5', '5'],
    ['2.5', '25'],
    ['abc', ''],
  ] as const) {
    test(`keeps the digits of a pasted ${pasted}`, async ({ page }) => {
      await openCalculator(page)
      await field(page, tasks).click()
      await field(page, tasks).press('ControlOrMeta+a')

      await page.keyboard.insertText(pasted)

      await expect(field(page, tasks)).toHaveValue(kept)
    })
  }

  test('leaves the caret where it is when a letter is typed into the middle', async ({ page }) => {
    await openCalculator(page)
    await typeInto(field(page, wage), '123')
    await field(page, wage).press('ArrowLeft')
    await field(page, wage).press('ArrowLeft')

    await field(page, wage).pressSequentially('x9')

    await expect(field(page, wage)).toHaveValue('1923')
  })

  test('is stepped by its buttons and by the arrow keys, never below 0', async ({ page }) => {
    await openCalculator(page)
    const more = page.getByRole('button', { name: `Increase: ${tasks}` })
    const less = page.getByRole('button', { name: `Decrease: ${tasks}` })

    await more.click()
    await expect(field(page, tasks)).toHaveValue('9')
    await less.click()
    await less.click()
    await expect(field(page, tasks)).toHaveValue('7')

    await typeInto(field(page, tasks), '1')
    await field(page, tasks).press('ArrowDown')
    await field(page, tasks).press('ArrowDown')
    await expect(field(page, tasks)).toHaveValue('0')
    await field(page, tasks).press('ArrowUp')
    await expect(field(page, tasks)).toHaveValue('1')
  })

  test('stays within the page with the longest numbers', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await openCalculator(page)

    for (const name of [minutes, wage]) await typeInto(field(page, name), '9'.repeat(24))

    await expect(card(page, savingsCard)).toContainText('>$999T')
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(await overflow()).toBeLessThanOrEqual(0)
    await expect(page.locator('main')).not.toContainText(/NaN|∞|Infinity/)
  })

  test('shows a dash for the length of no tasks', async ({ page }) => {
    await openCalculator(page)

    await typeInto(field(page, tasks), '0')

    await expect(page.getByText(results.tasks[1].label).locator('..')).toContainText('–')
    await expect(card(page, savingsCard)).toContainText('$21,000')
  })
})

test.describe('the number of employees', () => {
  test('is moved by the keyboard and says itself in words', async ({ page }) => {
    await openCalculator(page)
    await expect(slider(page)).toHaveAttribute('aria-valuetext', '35 employees')

    await slider(page).press('ArrowRight')

    await expect(slider(page)).toHaveAttribute('aria-valuetext', '36 employees')
    await expect(field(page, employees)).toHaveValue('36')
    await expect(card(page, savingsCard)).toContainText('$21,600')

    await slider(page).press('Home')
    await expect(slider(page)).toHaveAttribute('aria-valuetext', '1 employee')
    await slider(page).press('End')
    await expect(field(page, employees)).toHaveValue('500')
  })

  test('typed into the field moves the slider, and stays within 1 and 500', async ({ page }) => {
    await openCalculator(page)

    await typeInto(field(page, employees), '120')
    await expect(slider(page)).toHaveValue('120')

    await field(page, employees).pressSequentially('0')
    await expect(field(page, employees)).toHaveValue('1200')
    await expect(slider(page)).toHaveValue('500')
    await field(page, employees).press('Tab')
    await expect(field(page, employees)).toHaveValue('500')
  })

  look('has a thumb of 28 px', async ({ page }) => {
    expect((await slider(page).boundingBox())?.height).toBe(28)
  })
})

test.describe('the share of the minutes', () => {
  for (const [name, hours, savings, step] of [
    ['Low', '350 hours', '$10,500', '50%'],
    ['Expected', '525 hours', '$15,750', '75%'],
  ] as const) {
    test(`${name} counts ${step}`, async ({ page }) => {
      await openCalculator(page)

      await page.getByRole('radio', { name }).check({ force: true })

      await expect(card(page, savingsCard)).toContainText(savings)
      await expect(card(page, timeCard)).toContainText(hours)
      await expect(page.getByRole('listitem').filter({ hasText: 'of them saved' })).toContainText(
        step,
      )
    })
  }

  look('is chosen among the numbers that enter the sum, before the tasks', async ({ page }) => {
    const order = await page
      .locator('.ledger-inputs :is([role="spinbutton"], [type="radio"])')
      .evaluateAll((all) => all.map((one) => one.id || 'share'))

    expect(order).toEqual(['employees', 'minutes', 'wage', 'share', 'share', 'share', 'tasks'])
  })
})

test.describe('the address', () => {
  test('gives the numbers of a shared link', async ({ page }) => {
    await openCalculator(page, '?employees=12&tasks=4&minutes=30&wage=50&share=75')

    await expect(field(page, employees)).toHaveValue('12')
    await expect(field(page, tasks)).toHaveValue('4')
    await expect(field(page, minutes)).toHaveValue('30')
    await expect(field(page, wage)).toHaveValue('50')
    await expect(page.getByRole('radio', { name: 'Expected' })).toBeChecked()
    await expect(card(page, savingsCard)).toContainText('$4,500')
  })

  test('takes the numbers up after a pause, without a new history entry', async ({ page }) => {
    await openCalculator(page)
    const entries = await page.evaluate(() => window.history.length)

    await typeInto(field(page, wage), '45')

    await expect(page).toHaveURL(`${path}?employees=35&tasks=8&minutes=60&wage=45`)
    expect(await page.evaluate(() => window.history.length)).toBe(entries)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await expect(field(page, wage)).toBeFocused()
  })

  test('brings the numbers back after a reload', async ({ page }) => {
    await openCalculator(page)
    await typeInto(field(page, minutes), '90')
    await expect(page).toHaveURL(/minutes=90/)

    await page.reload()

    await expect(field(page, minutes)).toHaveValue('90')
    await expect(card(page, savingsCard)).toContainText('$31,500')
  })

  test('stays bare as long as nothing is changed', async ({ page }) => {
    await page.clock.install()
    await openCalculator(page)

    await page.clock.runFor(2000)

    await expect(page).toHaveURL(path)
  })

  test('falls back to the defaults for bad values', async ({ page }) => {
    await openCalculator(page, '?employees=9999&tasks=abc&minutes=-5&wage=1e9&share=60')

    await expect(field(page, employees)).toHaveValue('35')
    await expect(field(page, tasks)).toHaveValue('8')
    await expect(field(page, minutes)).toHaveValue('60')
    await expect(field(page, wage)).toHaveValue('30')
    await expect(card(page, savingsCard)).toContainText('$21,000')
  })

  test('keeps the numbers on the way to the contact section', async ({ page }) => {
    await openCalculator(page, '?employees=12&tasks=4&minutes=30&wage=50')

    await page.getByRole('link', { name: actions.audit.label }).click()

    await expect(page).toHaveURL(`${path}?employees=12&tasks=4&minutes=30&wage=50#contact`)
    await expect(field(page, employees)).toHaveValue('12')
  })
})

test.describe('the chart', () => {
  look('labels its final value', async ({ page }) => {
    await expect(page.getByText('$252,000 after 12 months')).toBeVisible()
  })

  test('is read month by month with the arrow keys', async ({ page }) => {
    await openCalculator(page)
    await expect(reader(page)).toHaveAttribute('aria-valuetext', 'Month 12: $252,000')

    await reader(page).press('Home')
    await expect(reader(page)).toHaveAttribute('aria-valuetext', 'Month 1: $21,000')
    await reader(page).press('ArrowRight')

    await expect(page.getByText('Month 2: $42,000')).toBeVisible()
  })

  test('is read under the pointer', async ({ page }) => {
    await openCalculator(page)
    const box = await reader(page).boundingBox()
    if (!box) throw new Error('the chart has no place on the page')

    await page.mouse.move(box.x + (box.width * 4.5) / 12, box.y + box.height / 2)
    await expect(page.getByText('Month 5: $105,000')).toBeVisible()

    await page.mouse.down()
    await page.mouse.up()
    await expect(reader(page)).toHaveValue('5')
  })

  test('has the same sums in its table', async ({ page }) => {
    await openCalculator(page)
    await typeInto(field(page, wage), '31')
    await page.getByText(chart.showTable).click()

    const sums = await tableColumn(page, 2)

    expect(sums).toHaveLength(12)
    for (const month of [1, 6, 12]) {
      await reader(page).fill(String(month))
      await expect(reader(page)).toHaveAttribute(
        'aria-valuetext',
        `Month ${month}: ${sums[month - 1]}`,
      )
    }
    expect(sums.at(-1)).toBe('$260,400')
  })

  test('stays still when less motion is asked for', async ({ page }) => {
    const moves = () =>
      page
        .locator('figure rect')
        .last()
        .evaluate((column) => getComputedStyle(column).transitionDuration)
    await openCalculator(page)
    expect(await moves()).toContain('0.2s')

    await page.emulateMedia({ reducedMotion: 'reduce' })

    expect(await moves()).toBe('0s')
  })
})

test.describe('the summary', () => {
  test('is said 600 ms after the last change, and once', async ({ page }) => {
    await page.clock.install()
    await openCalculator(page)
    await expect(summary(page)).toBeEmpty()
    await page.clock.pauseAt(Date.now() + 60_000)

    await slider(page).press('ArrowRight')
    await page.clock.runFor(500)
    await slider(page).press('ArrowRight')
    await page.clock.runFor(590)
    await expect(summary(page)).toBeEmpty()

    await page.clock.runFor(20)
    await expect(summary(page)).toHaveText(
      'Estimate: $22,200 a month, 740 hours, 92.5 workdays. After 12 months: $266,400.',
    )
  })
})

test.describe('the estimate sent along', () => {
  test('goes into the message to us, in full, with a link to the numbers', async ({ page }) => {
    await openCalculator(page)
    await typeInto(field(page, wage), '45')

    await page.getByRole('link', { name: actions.audit.label }).click()

    await expect(page).toHaveURL(/#contact$/)
    const message = page.getByRole('textbox', { name: 'Message' })
    await expect(message).toHaveValue(/My estimate from the savings calculator/)
    await expect(message).toHaveValue(/Average hourly wage: \$45/)
    await expect(message).toHaveValue(/700 hours \(87\.5 workdays\) and \$31,500 a month/)
    await expect(message).toHaveValue(/\?employees=35&tasks=8&minutes=60&wage=45/)
  })
})

test.describe('on paper', () => {
  test.beforeEach(async ({ page }) => {
    await openCalculator(page)
    await page.emulateMedia({ media: 'print' })
  })

  test('numbers, results, formula and table are printed under the brand', async ({ page }) => {
    await expect(field(page, wage)).toBeVisible()
    await expect(card(page, savingsCard)).toBeVisible()
    await expect(page.getByText(working.notes[0].lines[0])).toBeVisible()
    await expect(page.locator('table')).toBeVisible()
    await expect(page.locator('table').getByText('$252,000')).toBeVisible()
    await expect(page.getByText(calculator.tool.print.mailbox).first()).toBeVisible()
  })

  test('every figure stays in its card, however much wider than the sheet the window is', async ({
    page,
  }) => {
    await page.evaluate(() => (document.body.style.width = '34rem'))

    const tooWide = await page
      .locator('.result-figure')
      .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length)
    expect(tooWide).toBe(0)
  })

  test('the ledger can be cut between sheets: nothing in it is a grid of one row', async ({
    page,
  }) => {
    for (const name of ['.savings-ledger', '.ledger-inputs']) {
      await expect(page.locator(name)).toHaveCSS('display', 'block')
    }
    await expect(page.locator('.ledger-row').first()).toHaveCSS('break-inside', 'avoid')
  })

  test('the working has a sheet of its own, under its heading', async ({ page }) => {
    const section = page.locator('section').filter({ hasText: working.notes[0].lines[0] })

    await expect(section).toHaveCSS('break-before', 'page')
  })

  test('nothing is printed that can only be pressed', async ({ page }) => {
    for (const gone of [
      page.getByRole('banner'),
      page.getByRole('contentinfo'),
      page.locator('#contact'),
      page.getByRole('link', { name: actions.audit.label }),
      slider(page),
    ]) {
      await expect(gone).toBeHidden()
    }
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page shows the sum of the defaults and says so', async ({ page }) => {
    await page.goto(path)

    await expect(page.getByText(inputs.withoutScript)).toBeVisible()
    await expect(card(page, savingsCard)).toContainText('$21,000')
    await expect(page.getByText('$252,000 after 12 months')).toBeVisible()
    await expect(page.getByRole('link', { name: actions.audit.label })).toBeVisible()
  })
})

for (const width of [320, 768, 1440]) {
  test(`has no accessibility faults at ${width} px, table open`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openCalculator(page)
    await page.getByText(chart.showTable).click()

    expect(await accessibilityFaults(page)).toEqual([])
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(await overflow()).toBeLessThanOrEqual(0)
  })
}

test.describe('which case is counted', () => {
  test('is said once, over the results: all of it at first, then the one chosen', async ({
    page,
  }) => {
    await openCalculator(page)
    const counted = page.locator('.result-case')

    await expect(counted).toHaveText(['At 100%'])
    await page.getByRole('radio', { name: 'Expected' }).check({ force: true })

    await expect(counted).toHaveText(['At 75%'])
    await expect(card(page, savingsCard).locator('.result-figure')).toContainText('$15,750')
  })

  look(
    'never hides what to plan on: the expected sum stands under the sum shown',
    async ({ page }) => {
      await expect(card(page, savingsCard)).toContainText('$21,000')
      await expect(card(page, savingsCard)).toContainText(
        'Expected, at 75%: $15,750 a month, before our flat rate.',
      )
    },
  )

  for (const width of [360, 1440]) {
    test(`has one large figure at ${width} px: what to plan on is a line of text`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await openCalculator(page)
      const sizes = () =>
        card(page, savingsCard).evaluate((result) =>
          ['.result-figure', '.result-second'].map((part) =>
            parseFloat(getComputedStyle(result.querySelector(part) as Element).fontSize),
          ),
        )

      const [shown = 0, expected = 0] = await sizes()
      expect(expected).toBeLessThan(shown / 3)
      await page.getByRole('radio', { name: 'Expected' }).check({ force: true })

      await expect(card(page, savingsCard)).toContainText(results.isExpected)
      expect(await sizes()).toEqual([shown, expected])
    })

    test(`has a chart of at least 200 px at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await openCalculator(page)

      expect((await page.locator('.chart-plot').boundingBox())?.height).toBeGreaterThan(200)
    })
  }
})

test('the tasks say what they change, and that is the task count and the length of one', async ({
  page,
}) => {
  await openCalculator(page)
  await expect(field(page, tasks)).toHaveAccessibleDescription(/for the task count/)

  await field(page, tasks).fill('4')

  await expect(page.getByText(results.tasks[0].label).locator('..')).toContainText('2,800')
  await expect(page.getByText(results.tasks[1].label).locator('..')).toContainText('15.0')
  await expect(card(page, savingsCard)).toContainText('$21,000')
})

for (const width of [320, 390, 768])
  test(`at ${width} px the sum is in sight beside every number that is changed`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 })
    await openCalculator(page)
    const sum = page.locator('.running-total')

    for (const label of [employees, tasks, minutes, wage]) {
      await field(page, label).focus()
      await expect(sum).toBeInViewport({ ratio: 1 })
      const [bar, box] = [await sum.boundingBox(), await field(page, label).boundingBox()]
      expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0)
    }
    await field(page, wage).fill('60')
    await expect(sum).toContainText('$42,000')
  })
