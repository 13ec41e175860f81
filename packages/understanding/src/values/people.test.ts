import { describe, expect, it } from 'vitest'
import { countPeople } from './people.ts'
import { readUtterance } from './tokens.ts'

const phrases: readonly (readonly [string, number | undefined])[] = [
  ['two', 2],
  ['for', 4],
  ['just yours truly', 1],
  ['he’s by himself', 1],
  ['me alone', 1],
  ['single person', 1],
  ['just the bride and me', 2],
  ['me and my better half', 2],
  ['me and my plus one', 2],
  ['newlyweds', 2],
  ['mother her home attendant and me', 3],
  ['her and me and the nurse who comes mornings', 3],
  ['me my mom and my mom’s friend linda', 3],
  ['two adults and a seven year old', 3],
  ['the missus and me and the little one', 3],
  ['both my parents plus my kid brother', 3],
  ['my lola my two titas and me', 4],
  ['me jake connor and the other jake', 4],
  ['my mother my father and both my brothers', 4],
  ['we are two couples old friends', 4],
  ['four with the babies', 4],
  ['eight, and one’s a baby', 8],
  ['six, two of them are kids', 6],
  ['me and three of my sorors', 4],
  ['my wife and our two boys', 4],
  ['three adults and two kids under five', 5],
  ['the two of us and three little ones', 5],
  ['bride and four bridesmaids', 5],
  ['four of us oh no five granny’s coming along now', 5],
  ['husband me our son and his godmother', 4],
  ['mom dad and all four of us kids', 6],
  ['my uncle my auntie and their five children', 7],
  ['party of eight', 8],
  ['six of us plus a baby', 7],
  // What somebody says twice counts once.
  ['two, me and my girlfriend', 2],
  ['we are two persons my wife and I', 2],
  ['me and my home attendant she goes everywhere with me', 2],
  ['my sister comes along so that’s her and me', 2],
  ['it’s me my husband our twins who are nine and my mother in law god help us', 5],
  ['the pair of us', 2],
  ['him and me I ride with him', 2],
  ['I am alone only me and two bags', 1],
  ['just me and can the driver help with the bags', 1],
  ['my grandmother and her sister just the two ladies', 2],
  ['me my wife and two kids so four', 4],
  ['three including me', 3],
  // Ages are nobody.
  ['me my husband and the kids are four and seven', 4],
  ['it’s me and my son he’s five', 2],
  ['two adults and two kids, six and nine', 4],
  ['two adults and 2 kids, 6 and 9', 4],
  ['two adults and two kids ages six and nine', 4],
  ['two adults, a ten and a twelve year old', 4],
  ['my wife, me and my six and nine year old', 4],
  ['two boys, four and seven, and my mom', 3],
  ['my husband and I and our boys, two, five and eight', 5],
  ['my kids, eight and eleven, and me', 3],
  ['a mother and her 14 year old son', 2],
  ['my mother, eighty two, and me', 2],
  ['two boys and a girl, ages 4, 6 and 8', 3],
  ['my friend and her two girls, three and five', 3],
  // A sum after children is none.
  ['me, my wife and two kids, four in total', 4],
  ['my wife, me and the baby', 3],
  ['six with the kids', 6],
  ['Two once we’ve grabbed my friend', 2],
  ['Dad and me, so two', 2],
  // One is alone.
  ['he’s on his own', 1],
  ['she’s by herself', 1],
  ['on my own', 1],
  ['I’m flying solo', 1],
  ['all alone', 1],
  ['it’s only me this time', 1],
  // Whoever has somebody of their own goes without the caller.
  ['my daughter and her boyfriend', 2],
  // Neither is what comes along.
  ['just me and the dog', 1],
  ['two ladies and one walker', 2],
  ['two rooms', undefined],
  ['no kids two adults', 2],
]

describe('people as they are counted up', () => {
  it.each(phrases)('%s', (phrase, count) => {
    expect(countPeople(readUtterance(phrase).words)).toBe(count)
  })
})
