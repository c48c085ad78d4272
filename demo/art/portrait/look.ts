import { mix } from '#demo/art/tone.ts'
import type { Seeded } from '#demo/seeded.ts'

export type Gender = 'male' | 'female'
export type Age = 'young' | 'middle' | 'senior'

/** What is decided about a person before anything is rendered. */
export type Look = {
  gender: Gender
  age: Age
  skin: string
  skinShade: string
  hair: string
  hairShade: string
  hairLight: string
  lips: string
  id: (name: string) => string
  random: Seeded
}

const skins = ['#f8dcc6', '#f5d3b8', '#f0c8a8', '#ebbf9b', '#f6d9c4', '#e6b892']
const darkHair = ['#1f1b22', '#2b2220', '#362820', '#26202c', '#181a20', '#3d2b22']
const greyHair = ['#8f9297', '#b4b7bd', '#74777d', '#cfd1d5', '#a39d97']

function hairColor(random: Seeded, age: Age): string {
  if (age === 'senior') return random.pick(greyHair)
  const dark = random.pick(darkHair)
  return age === 'middle' ? mix(dark, '#8f9297', random.between(0, 0.22)) : dark
}

export function decideLook(random: Seeded, gender: Gender, age: Age, id: (name: string) => string): Look {
  const skin = random.pick(skins)
  const hair = hairColor(random, age)
  return {
    gender,
    age,
    skin,
    skinShade: mix(skin, '#b5603f', 0.32),
    hair,
    hairShade: mix(hair, '#05060a', 0.35),
    hairLight: mix(hair, '#ffffff', age === 'senior' ? 0.35 : 0.2),
    lips: gender === 'female' ? random.pick(['#cf6a6a', '#c8606f', '#d47a72']) : mix(skin, '#a9484a', 0.55),
    id,
    random,
  }
}
