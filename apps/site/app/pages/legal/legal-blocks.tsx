import type { LegalBlock, LegalPart } from '@nightdesk/content'
import { TextLink } from '../../ui/text-link.tsx'

function wordsOf(part: LegalPart): string {
  if (typeof part === 'string') return part
  return 'to' in part ? part.label : part.mailbox
}

/** No two blocks of a section begin with the same words. */
function firstWords(block: LegalBlock): string {
  if (block.kind === 'cases') return block.cases[0]?.name ?? ''
  return block.parts.slice(0, 1).map(wordsOf).join('')
}

type PartProps = { readonly part: LegalPart }

function Part({ part }: PartProps) {
  if (typeof part === 'string') return part
  if ('to' in part) return <TextLink to={part.to}>{part.label}</TextLink>
  return (
    <a className="text-link" href={`mailto:${part.mailbox}`}>
      {part.mailbox}
    </a>
  )
}

type BlockProps = { readonly block: LegalBlock }

function Block({ block }: BlockProps) {
  if (block.kind === 'text') {
    return (
      <p>
        {block.parts.map((part) => (
          <Part key={wordsOf(part)} part={part} />
        ))}
      </p>
    )
  }
  return (
    <dl className="legal-cases">
      {block.cases.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

type LegalBlocksProps = { readonly blocks: readonly LegalBlock[] }

/** The paragraphs and cases of one section. */
export function LegalBlocks({ blocks }: LegalBlocksProps) {
  return blocks.map((block) => <Block key={firstWords(block)} block={block} />)
}
