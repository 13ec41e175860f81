import { listOf } from './line.ts'

/** Lines of business as the notes of the team name them, with the words that callers have for them. */
export const trades: Readonly<Record<string, readonly string[]>> = {
  'Hotels & hospitality': listOf(
    'hotel, motel, inn, hostel, hospitality, bed and breakfast, b and b, resort, guesthouse, guest house, vacation rental, lodge, rooms',
  ),
  Transportation: listOf(
    'limo, limousine, taxi, car service, transportation, fleet, trucking, chauffeur, black car, shuttle, cab, car company, driver, dispatch',
  ),
  Healthcare: listOf(
    'clinic, doctor, dentist, dental, medical, healthcare, medical practice, dental practice, hospital, vet, veterinary, veterinarian, physio, therapist, pharmacy, pharmacies, orthodontist, chiropractor, chiropractic, optometrist, dermatology, medspa, med spa, nursing, physical therapy, pediatric, urgent care, podiatrist, psychologist',
  ),
  'Financial services': listOf(
    'financial, finance, accountant, accounting, bank, advisor, adviser, insurance, bookkeeping, bookkeeper, tax, taxes, mortgage, wealth, credit union, investment, cpa, loan',
  ),
  'Restaurants & takeouts': listOf(
    'restaurant, pizza, pizzeria, takeout, take out, cafe, diner, deli, bakery, bakeries, food truck, bar, catering, caterer, coffee shop, shawarma, bistro, sushi, burger, steakhouse, ice cream, brewery, pub',
  ),
  'eCommerce Markets': listOf('ecommerce, e commerce, online store, online shop, webshop, shopify'),
  'Recruitment & Staffing': listOf('recruitment, staffing, recruiting, recruiter, headhunter'),
  'Estimators & Construction': listOf(
    'construction, contractor, estimator, builder, remodeling, contracting',
  ),
  'Home services': listOf(
    'home services, plumbing, plumber, heating, hvac, electrician, electrical, roofing, roofer, landscaping, landscaper, painter, painting, handyman, carpenter, locksmith, pest control, house cleaning, garage door, septic, chimney, lawn care, pool service, appliance repair',
  ),
  'Fitness & Wellness': listOf(
    'gym, fitness, yoga, wellness, spa, day spa, pilates, massage, dance, crossfit, martial arts',
  ),
}

/** Words that any business may have in its name, and that name none by themselves. */
export const genericTradeWords: readonly string[] = listOf(
  'my, our, your, little, small, big, local, new, old, own, family, business, company, firm, office, practice, place, shop, store, studio, agency, center, centre, service, services, group, team, outfit, school, salon, house, home, work, works, nail, hair, flower, law, lawyer, attorney, pet, dog, auto, tire, moving, cleaning, towing, real estate, eye, foot, skin, dance, music, travel, marketing, print, garage, daycare, florist, barber, laundromat, it, thing, one, two, three, four',
)
