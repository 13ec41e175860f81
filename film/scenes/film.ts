import { momentAt } from '../moment.ts'
import { drawAdvisors } from '../shops/advisors.ts'
import { drawCars } from '../shops/cars.ts'
import { drawClinic } from '../shops/clinic.ts'
import { drawHotel } from '../shops/hotel.ts'
import { drawPizza } from '../shops/pizza.ts'
import { drawBars } from './bars.ts'
import { at, type Canvas } from './canvas.ts'
import { drawClock } from './clock.ts'
import { drawCounter } from './counter.ts'
import { groundY, plots } from './layout.ts'
import { drawMoon } from './moon.ts'
import { drawPassingCar } from './passing-car.ts'
import { drawSky } from './sky.ts'
import { drawSkyline } from './skyline.ts'
import { drawSlips } from './slips.ts'
import { drawStars } from './stars.ts'
import { drawStreet } from './street.ts'
import { drawStreetLamp } from './street-lamp.ts'
import { drawStreetThings } from './street-things.ts'

const houses = {
  clinic: drawClinic,
  advisors: drawAdvisors,
  hotel: drawHotel,
  cars: drawCars,
  pizza: drawPizza,
} as const

/** One frame, from back to front. Pure: the same second always gives the same picture. */
export function draw(canvas: Canvas, second: number): void {
  const moment = momentAt(second)
  drawSky(canvas, moment)
  drawStars(canvas, moment)
  drawMoon(canvas, moment)
  drawSkyline(canvas, moment)
  drawStreet(canvas, moment)
  for (const shop of ['clinic', 'advisors', 'hotel', 'cars', 'pizza'] as const) {
    at(canvas, [plots[shop].x, groundY], () => houses[shop](canvas, moment))
  }
  drawStreetThings(canvas, moment)
  drawStreetLamp(canvas, moment)
  drawPassingCar(canvas, moment)
  drawCounter(canvas, moment)
  drawSlips(canvas, moment)
  drawBars(canvas, moment)
  drawClock(canvas, moment)
}
