import type { restaurants } from '@nightdesk/content'
import { ButtonLink } from '../../ui/button.tsx'
import { Section } from '../../ui/section.tsx'
import { Stamp } from '../../ui/stamp.tsx'
import { Unbroken } from '../../ui/unbroken.tsx'

/** The rate, and at once its guarantee; beside them a coupon for those who come early, stamped with what is promised. */
export function Pricing({ coupon, ...pricing }: (typeof restaurants)['pricing']) {
  return (
    <Section
      label={pricing.label}
      title={pricing.title}
      lead={<strong className="dish-guarantee">{pricing.guarantee}</strong>}
    >
      <div className="dish-pricing">
        <p className="dish-rate">
          <Unbroken text={pricing.text} />
        </p>
        <div className="coupon">
          <div className="coupon-offer">
            <p className="label">{coupon.label}</p>
            <h3>{coupon.title}</h3>
            <p className="text-quiet">{coupon.text}</p>
            <p className="mt-4">
              <ButtonLink to={coupon.action.to}>{coupon.action.label}</ButtonLink>
            </p>
          </div>
          <p className="coupon-stub">{coupon.stub}</p>
          <Stamp {...pricing.stamp} />
        </div>
      </div>
    </Section>
  )
}
