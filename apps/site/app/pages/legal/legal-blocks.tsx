import type { LegalBlock, LegalPart } from '@nightdesk/content'
import { TextLink } from '../../ui/text-link.tsx'

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
        {block.parts.map((part, index) => (
          <Part key={index} part={part} />
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

/** The paragraphs and cases of one section. The text never changes, so its order is its identity. */
export function LegalBlocks({ blocks }: LegalBlocksProps) {
  return blocks.map((block, index) => <Block key={index} block={block} />)
}
