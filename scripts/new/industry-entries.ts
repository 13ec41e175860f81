import type { IndustryNames } from './names.ts'
import { openWords } from './placeholder.ts'

/** A text that is put in front of another one, which stands in the file once. */
export type Entry = { readonly file: string; readonly before: string; readonly text: string }

/** Where an industry is listed: each list gets a row at the end of its industries. */
export function industryEntries(names: IndustryNames): readonly Entry[] {
  return [
    ...routeEntries(names),
    ...menuEntries(names),
    ...contactEntries(names),
    ...previewEntries(names),
  ]
}

const content = (file: string) => `packages/content/src/${file}`
const pathOf = (key: string) => `/industries/${key}`
const importOf = ({ field, key }: IndustryNames) =>
  `import { ${field} } from './industries/${key}.ts'\n`

function routeEntries(names: IndustryNames): readonly Entry[] {
  const { key, field } = names
  const path = pathOf(key)
  return [
    {
      file: content('index.ts'),
      before: `export * from './lead-mail.ts'`,
      text: `export * from './industries/${key}.ts'\n`,
    },
    { file: content('types.ts'), before: `  | 'products'\n`, text: `  | '${key}'\n` },
    { file: content('types.ts'), before: `  | '/products'\n`, text: `  | '${path}'\n` },
    { file: content('routes.ts'), before: `import { privacy }`, text: importOf(names) },
    {
      file: content('routes.ts'),
      before: `  { path: '/products', page`,
      text: `  { path: '${path}', page: '${key}', meta: ${field}.meta },\n`,
    },
    {
      file: 'apps/site/app/routes.ts',
      before: `  products: 'pages/products/page.tsx',`,
      text: `  '${key}': 'pages/industry/${key}.tsx',\n`,
    },
  ]
}

function menuEntries({ title, key }: IndustryNames): readonly Entry[] {
  const path = pathOf(key)
  return [
    {
      file: content('navigation.ts'),
      before: `    ] satisfies readonly MenuRow[],\n  },\n  agents: {`,
      text: menuRow(path, title),
    },
    {
      file: content('navigation.ts'),
      before: `    ],\n  },\n  {\n    heading: 'Company',`,
      text: `      { label: '${title}', to: '${path}' },\n`,
    },
    {
      file: content('industries/index-page.ts'),
      before: `  {\n    title: 'eCommerce Markets',`,
      text: industryCard(path, title),
    },
  ]
}

function contactEntries({ title, key }: IndustryNames): readonly Entry[] {
  const path = pathOf(key)
  return [
    {
      file: content('contact-anchors.ts'),
      before: `  '/products': '#contact',`,
      text: `  '${path}': '#contact',\n`,
    },
    {
      file: content('contact-form.ts'),
      before: `  '/products/air': `,
      text: `  '${path}': 'Request a strategy call',\n`,
    },
    {
      file: content('contact-next.ts'),
      before: `  '/products': `,
      text: `  '${path}': '${openWords(`what a call about ${title} goes through.`)}',\n`,
    },
  ]
}

function previewEntries(names: IndustryNames): readonly Entry[] {
  const { title, key, field } = names
  const path = pathOf(key)
  return [
    { file: content('social.ts'), before: `import { privacy }`, text: importOf(names) },
    {
      file: content('social.ts'),
      before: `  card('/products', productsPage`,
      text: socialCard(path, field, title),
    },
    {
      file: content('social.ts'),
      before: `],\n      emptyCount`,
      text: `, '${openWords('one word')}'`,
    },
    {
      file: content('summary.ts'),
      before: `      ],\n    },\n    { heading: 'Legal'`,
      text: `        '${path}',\n`,
    },
  ]
}

const drawing = (field: string) =>
  `${field}: 'appointment-card', // ${openWords('a drawing of its own')}`

function menuRow(path: string, title: string): string {
  return `      {
        to: '${path}',
        ${drawing('art')}
        label: '${title}',
        line: '${openWords(`one line about ${title}`)}',
      },
`
}

function industryCard(path: string, title: string): string {
  return `  {
    title: '${title}',
    description: '${openWords(`what AIR does for ${title}.`)}',
    ${drawing('icon')}
    link: '${path}',
    worth: '${openWords(`what ${title} gets out of it`)}',
    go: '${openWords('who reads on')} →',
  },
`
}

function socialCard(path: string, field: string, title: string): string {
  return `  card('${path}', ${field}, {
    kind: 'paper',
    ${drawing('paper')}
    title: '${openWords(`the paper of ${title}`)}',
    number: '${openWords('No.')}',
    rows: [{ name: 'Asked', value: '${openWords('what stands on it')}' }],
  }),
`
}
