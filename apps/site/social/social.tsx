// The previews and icons as elements, each with the name of the file its picture becomes.
import { socialCards } from '@nightdesk/content'
import { createRoot } from 'react-dom/client'
import { socialImage } from '../app/platform/social-image.ts'
import { Icon } from './icon.tsx'
import { SocialCardFigure } from './social-card.tsx'
import './social.css'

function Pictures() {
  return (
    <>
      {socialCards.map((card) => (
        <div key={card.path} className="picture" data-file={socialImage.of(card.path)}>
          <SocialCardFigure card={card} />
        </div>
      ))}
      <div className="picture" data-file="/apple-touch-icon.png">
        <Icon shape="square" />
      </div>
      <div className="picture" data-file="/favicon.png">
        <Icon shape="rounded" />
      </div>
    </>
  )
}

const root = document.getElementById('social')
if (root) createRoot(root).render(<Pictures />)
