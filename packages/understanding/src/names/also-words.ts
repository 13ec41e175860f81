import { listOf } from './list-of.ts'

// Words of everyday speech.
const commonWords = `
  Ally, Alpha, Amber, An, April, Archer, Art, Au, Aurora, Autumn, Baker, Ball, Bang, Banks, Barber,
  Barker, Bass, Battle, Bean, Beard, Bee, Bell, Bender, Berry, Best, Bill, Bishop, Black, Blanche,
  Bloom, Bo, Bob, Bolt, Bond, Bong, Booker, Booth, Bowers, Branch, Bravo, Brewer, Brooks, Brown,
  Browning, Buck, Bueno, Bullock, Burgess, Burns, Bush, Butler, Butt, Cadet, Cam, Cannon, Carol,
  Carpenter, Carter, Case, Chad, Chambers, Chandler, Char, Chase, Cherry, Chi, Chin, Chow,
  Christian, Chuck, Church, Civil, Clay, Cliff, Coco, Colon, Combs, Constant, Cook, Cooper, Corona,
  Crane, Cross, Crystal, Curry, Curt, Daisy, Dale, Dam, Dang, Dawn, Day, Dean, Dee, Destiny,
  Devine, Dick, Do, Dolly, Dong, Dot, Drake, Drew, Duke, Dung, Dyer, Earl, Eden, English, Faith,
  Fall, Fan, Fang, Fanning, Farmer, Fields, Finch, Fisher, Fletcher, Flowers, Ford, Foster, Fowler,
  Fox, Frank, Freeman, French, Fried, Frost, Fry, Fuller, Gage, Gaines, Gates, Gene, Genesis,
  Gentile, Gentry, Gill, Ginger, Glass, Gloria, Glover, Gold, Golden, Gong, Good, Goodman, Grace,
  Grant, Graves, Gray, Green, Gross, Guy, Ha, Hale, Hall, Han, Harden, Hardy, Harper, Hart, Hazel,
  He, Heath, Heather, Herb, Herring, Hill, Holder, Holly, Homer, Hood, Hope, Hopper, Horn, House,
  Huff, Hull, Hung, Hunt, Hunter, Husbands, Iris, Islam, Ivy, Jan, Jasmine, Jean, Jo, Joy, Jun,
  June, Junior, King, Kit, Kitty, Knight, Lama, Lamb, Lan, Lance, Lane, Laurel, Le, Leach, Lien,
  Lily, Lima, Little, Lo, Loan, Long, Love, Lynch, Ma, Mac, Mai, Man, Manning, Marina, Mark, Marks,
  Marsh, Marshall, Mason, Maverick, Max, Maxim, May, Mayo, Meadows, Mei, Mesa, Miles, Miller,
  Mills, Min, Ming, Missy, Misty, Mo, Moody, Moon, Moss, Nan, Nana, Nance, Noble, Noel, Noor, Norm,
  Oh, Otto, Oz, Pace, Paddy, Page, Paisley, Palmer, Pan, Pang, Park, Parks, Parsons, Pat, Patsy,
  Patty, Pearl, Peck, Peg, Penny, Person, Petty, Piazza, Pierce, Ping, Pinto, Piper, Pitts, Polly,
  Pope, Porter, Potter, Potts, Powers, Price, Prince, Proctor, Prosper, Ram, Ramadan, Ray, Reed,
  Rice, Rich, Richmond, Riddle, Rivers, Roach, Rob, Robin, Rod, Roman, Romeo, Rosa, Rose, Rosemary,
  Ruby, Rush, Said, Sally, Sandy, Sang, Savage, Sawyer, Sears, Sellers, Sen, Serenity, Sexton,
  Sharp, Shepherd, Shields, Shin, Short, Sierra, Silver, Singleton, Skinner, Small, Snow, So, Son,
  Song, Sonny, Sow, Sparks, Spears, Spence, Springer, Stark, Stern, Stone, Stout, Strong, Sue,
  Sultana, Summer, Summers, Sun, Sung, Tai, Tam, Tan, Tang, Tanner, Tao, Thai, Thu, Ting, Tong,
  Trey, Trinity, Tu, Tucker, Turk, Turner, Underwood, Valentine, Van, Vic, Victor, Vigil, Villa,
  Viola, Violet, Vital, Wade, Walker, Wall, Walls, Wan, Ward, Ware, Warren, Waters, Watts, Weaver,
  Weeks, Wells, West, Wheeler, White, Wilder, Will, Willow, Willy, Wing, Winsome, Winters, Wise,
  Wolf, Woo, Wood, Woods, Wright, Yam, Yang, Yen, Yin, Yip, Young
`

// Cities, boroughs, streets and stations a caller in New York goes to; also hotels and cars.
const places = `
  Angeles, Austin, Brooklyn, Bryant, Carlton, Charlotte, Chelsea, Cheyenne, Clinton, Dallas, Devon,
  Durham, Elizabeth, Eugene, Florence, Francisco, Frederick, Georgia, Hamilton, Hampton, Holland,
  Houston, Hudson, Israel, Jackson, Jefferson, Jordan, Kennedy, Kent, Lex, Lincoln, Logan,
  Lorraine, Madison, Madrid, Marion, Mercedes, Milan, Milano, Monaco, Monroe, Montgomery, Moynihan,
  Myrtle, Napoli, Newton, Norton, O'Hare, Orlando, Palermo, Quincy, Reagan, Regis, Rochelle, Salem,
  San Jose, Santiago, Savannah, Shelby, Sheridan, Sofia, Stanton, Sutton, Sydney, Toledo, Trenton,
  Troy, Vernon, Victoria, Virginia, Washington, Whitney, Winston, York
`

/** Known names that are words or places too: whoever says one need not be naming a person. */
export const alsoWordNames: readonly string[] = [commonWords, places].flatMap(listOf)
