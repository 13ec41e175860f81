import { listOf } from './line.ts'

/** A place everybody in the city knows: as it is printed, as it is said, and how else callers put it. */
export type KnownPlace = {
  readonly name: string
  readonly spoken: string
  readonly also: readonly string[]
  readonly isAirport?: true
  /** A part of the city: an address in it says more. */
  readonly isArea?: true
}

export const knownPlaces = [
  {
    name: 'JFK Airport',
    spoken: 'J F K',
    also: [
      'jfk',
      'j f k',
      'jay f k',
      'jay eff kay',
      'jay of kay',
      'kennedy',
      'kennedy airport',
      'john f kennedy',
      'jfk airport',
    ],
    isAirport: true,
  },
  {
    name: 'LaGuardia Airport',
    spoken: 'LaGuardia',
    also: [
      'la guardia',
      'laguardia',
      'la gardia',
      'lga',
      'laguardia airport',
      'la guardia airport',
    ],
    isAirport: true,
  },
  {
    name: 'Newark Airport',
    spoken: 'Newark Airport',
    also: [
      'newark',
      'newark airport',
      'newark liberty',
      'one in new jersey',
      'one in jersey',
      'new jersey airport',
      'ewr',
      'new ark',
      'new work airport',
      'nork airport',
    ],
    isAirport: true,
  },
  {
    name: 'Teterboro Airport',
    spoken: 'Teterboro',
    also: ['teterboro', 'teeter burrow', 'teterboro airport'],
    isAirport: true,
  },
  {
    name: 'Westchester Airport',
    spoken: 'Westchester Airport',
    also: ['westchester', 'white plains airport', 'westchester county airport'],
    isAirport: true,
  },
  {
    name: 'Long Island MacArthur Airport',
    spoken: 'Islip',
    also: ['islip', 'macarthur', 'macarthur airport', 'islip airport'],
    isAirport: true,
  },
  {
    name: 'Penn Station',
    spoken: 'Penn Station',
    also: ['pen station', 'penn station', 'penn', 'pennsylvania station', 'moynihan'],
  },
  {
    name: 'Grand Central Terminal',
    spoken: 'Grand Central',
    also: [
      'grand central',
      'grand central station',
      'grand central terminal',
      'grand central train station',
    ],
  },
  {
    name: 'Port Authority',
    spoken: 'Port Authority',
    also: ['port authority', 'port authority bus terminal'],
  },
  { name: 'Times Square', spoken: 'Times Square', also: ['time square', 'times square'] },
  {
    name: 'Empire State Building',
    spoken: 'the Empire State Building',
    also: ['empire state', 'empire state building'],
  },
  {
    name: 'Rockefeller Center',
    spoken: 'Rockefeller Center',
    also: ['rockefeller', 'rock center', 'rockefeller center'],
  },
  { name: 'Columbus Circle', spoken: 'Columbus Circle', also: ['columbus circle'] },
  { name: 'Union Square', spoken: 'Union Square', also: ['union square'] },
  { name: 'Wall Street', spoken: 'Wall Street', also: ['wall street'] },
  {
    name: 'World Trade Center',
    spoken: 'the World Trade Center',
    also: ['world trade center', 'world trade', 'one world trade', 'freedom tower'],
  },
  { name: 'Hudson Yards', spoken: 'Hudson Yards', also: ['hudson yards', 'hudson yard'] },
  {
    name: 'Madison Square Garden',
    spoken: 'Madison Square Garden',
    also: ['the garden', 'madison square garden', 'msg', 'madison square gardens'],
  },
  {
    name: 'Barclays Center',
    spoken: 'Barclays Center',
    also: ['barclays', 'barclay center', 'barclays center'],
  },
  { name: 'Yankee Stadium', spoken: 'Yankee Stadium', also: ['yankee stadium', 'yankees stadium'] },
  { name: 'Citi Field', spoken: 'Citi Field', also: ['city field', 'citi field', 'citifield'] },
  { name: 'Lincoln Center', spoken: 'Lincoln Center', also: ['lincoln center', 'the met opera'] },
  { name: 'Bryant Park', spoken: 'Bryant Park', also: ['bryant park', 'brian park'] },
  { name: 'Central Park', spoken: 'Central Park', also: ['central park'] },
  { name: 'Battery Park', spoken: 'Battery Park', also: ['battery park', 'the battery'] },
  {
    name: 'Washington Square Park',
    spoken: 'Washington Square',
    also: ['washington square', 'washington square park'],
  },
  {
    name: 'Javits Center',
    spoken: 'the Javits Center',
    also: ['javits', 'javits center', 'jarvis center', 'convention center'],
  },
  {
    name: 'Metropolitan Museum',
    spoken: 'the Metropolitan Museum',
    also: ['metropolitan museum', 'the met'],
  },
  {
    name: 'Museum of Natural History',
    spoken: 'the Museum of Natural History',
    also: ['natural history museum', 'museum of natural history'],
  },
  { name: 'Chelsea Market', spoken: 'Chelsea Market', also: ['chelsea market'] },
  { name: 'Brooklyn Bridge', spoken: 'the Brooklyn Bridge', also: ['brooklyn bridge'] },
  {
    name: 'Staten Island Ferry',
    spoken: 'the Staten Island Ferry',
    also: ['staten island ferry', 'the ferry'],
  },
  { name: 'Coney Island', spoken: 'Coney Island', also: ['coney island'] },
  {
    name: 'Brooklyn Navy Yard',
    spoken: 'the Navy Yard',
    also: ['navy yard', 'brooklyn navy yard'],
  },
  {
    name: 'Downtown Brooklyn',
    spoken: 'Downtown Brooklyn',
    also: ['downtown brooklyn'],
    isArea: true,
  },
  {
    name: 'Long Island City',
    spoken: 'Long Island City',
    also: ['long island city', 'lic', 'l i c'],
    isArea: true,
  },
  {
    name: 'Upper East Side',
    spoken: 'the Upper East Side',
    also: ['upper east side', 'ues', 'the upper east'],
    isArea: true,
  },
  {
    name: 'Upper West Side',
    spoken: 'the Upper West Side',
    also: ['upper west side', 'uws', 'the upper west'],
    isArea: true,
  },
  {
    name: 'Greenwich Village',
    spoken: 'Greenwich Village',
    also: ['greenwich village', 'the village'],
    isArea: true,
  },
  { name: 'East Village', spoken: 'the East Village', also: ['east village'], isArea: true },
  {
    name: 'Financial District',
    spoken: 'the Financial District',
    also: ['financial district', 'fidi'],
    isArea: true,
  },
  { name: 'Harlem', spoken: 'Harlem', also: ['harlem'], isArea: true },
  { name: 'SoHo', spoken: 'SoHo', also: ['soho'], isArea: true },
  { name: 'Tribeca', spoken: 'Tribeca', also: ['tribeca'], isArea: true },
  {
    name: 'Williamsburg',
    spoken: 'Williamsburg',
    also: ['williamsburg', 'williams burg'],
    isArea: true,
  },
  { name: 'Astoria', spoken: 'Astoria', also: ['astoria'], isArea: true },
  { name: 'Flushing', spoken: 'Flushing', also: ['flushing'], isArea: true },
  { name: 'Hoboken', spoken: 'Hoboken', also: ['hoboken'], isArea: true },
  { name: 'Jersey City', spoken: 'Jersey City', also: ['jersey city'], isArea: true },
] as const satisfies readonly KnownPlace[]

/** The boroughs, after an address. */
export const boroughs = ['Manhattan', 'Brooklyn', 'Queens', 'the Bronx', 'Staten Island'] as const

/** Parts of the city and towns around it: nobody can be driven there without an address. */
export const areas = listOf(`
  Manhattan, Brooklyn, Queens, the Bronx, Bronx, Staten Island, Midtown, Downtown, Uptown, Harlem, East Harlem, Chelsea,
  SoHo, Tribeca, the Village, East Village, West Village, Upper East Side, Upper West Side, Lower East Side, Chinatown,
  Astoria, Flushing, Long Island City, Forest Hills, Jackson Heights, Jamaica, Bay Ridge, Park Slope, Williamsburg,
  Bushwick, Greenpoint, Crown Heights, Sunset Park, Brighton Beach, Riverdale, Jersey, New Jersey, Jersey City, Hoboken,
  Weehawken, Montclair, Edison, Teaneck, Hackensack, Englewood, Paramus, Fort Lee, Bayonne, Princeton, Long Island,
  Great Neck, Garden City, Mineola, Hempstead, the Hamptons, Westchester, Yonkers, White Plains, New Rochelle, Scarsdale,
  Connecticut, Greenwich, Stamford, New Haven, Sheepshead Bay, Bensonhurst, Borough Park, Canarsie, Flatbush,
  Bedford-Stuyvesant, Fort Greene, Cobble Hill, Carroll Gardens, Red Hook, Dyker Heights, Gravesend, Midwood, Marine Park,
  East New York, Brownsville, Howard Beach, Ozone Park, Rego Park, Kew Gardens, Woodside, Sunnyside, Elmhurst, Corona,
  Bayside, Whitestone, College Point, Ridgewood, Maspeth, Middle Village, Far Rockaway, Rockaway, Fordham, Pelham Bay,
  Throgs Neck, City Island, Morris Park, Washington Heights, Inwood, Valley Stream, Lynbrook, Rockville Centre, Freeport,
  Long Beach, Massapequa, Levittown, Hicksville, Huntington, Babylon, Patchogue, Tarrytown, Sleepy Hollow, Mount Vernon,
  Bronxville, Larchmont, Mamaroneck, Rye, Port Chester, Nyack, Secaucus, Union City, Clifton, Passaic, Paterson,
  Maplewood, Summit, Morristown, New Brunswick, Ridgefield, Norwalk, Westport, Bridgeport
`)

/** Street names the receptionist can say, apart from the numbered ones. */
export const streetNames = listOf(`
  Allen, Amsterdam, Atlantic, Avenue of the Americas, Bedford, Bleecker, Bowery, Broad,
  Broadway, Broome, Canal, Central Park West, Chambers, Charles, Christopher, Church, Clinton,
  Columbus, DeKalb, Delancey, Essex, Flatbush, Franklin, Fulton, Grand, Greene, Greenwich,
  Houston, Hudson, Lafayette, Lenox, Lexington, Ludlow, Madison, Mercer, Mott, Mulberry,
  Orchard, Park, Prince, Queens, Rivington, Riverside, Spring, Thompson, Union, West End,
  Wooster, York
`)

/** Kinds of street, as printed, with the ways they are written. */
export const streetKinds = {
  Street: ['street', 'st', 'streets', 'str'],
  Avenue: ['avenue', 'ave', 'av', 'avenues'],
  Road: ['road', 'rd'],
  Boulevard: ['boulevard', 'blvd'],
  Place: ['place', 'pl'],
  Drive: ['drive', 'dr'],
  Lane: ['lane', 'ln'],
  Court: ['court', 'ct'],
  Square: ['square', 'sq'],
  Parkway: ['parkway', 'pkwy'],
  Terrace: ['terrace'],
  Way: ['way'],
} as const satisfies Readonly<Record<string, readonly string[]>>
