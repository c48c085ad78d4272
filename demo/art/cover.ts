import { seeded } from '#demo/seeded.ts'
import type { Frame } from './frame.ts'
import { drawBones } from '#demo/art/motifs/bones.ts'
import { drawCells } from '#demo/art/motifs/cells.ts'
import { drawEcg } from '#demo/art/motifs/ecg.ts'
import { drawHelix } from '#demo/art/motifs/helix.ts'
import { drawLens } from '#demo/art/motifs/lens.ts'
import { drawLights } from '#demo/art/motifs/lights.ts'
import { drawLungs } from '#demo/art/motifs/lungs.ts'
import { drawMolecules } from '#demo/art/motifs/molecules.ts'
import { drawNeurons } from '#demo/art/motifs/neurons.ts'
import { drawPetals } from '#demo/art/motifs/petals.ts'
import { drawVessels } from '#demo/art/motifs/vessels.ts'
import { drawWards } from '#demo/art/motifs/wards.ts'
import { drawWaves } from '#demo/art/motifs/waves.ts'
import { svgDocument } from './svg.ts'

const painters = {
  ecg: drawEcg,
  vessels: drawVessels,
  cells: drawCells,
  bones: drawBones,
  molecules: drawMolecules,
  lights: drawLights,
  neurons: drawNeurons,
  lungs: drawLungs,
  lens: drawLens,
  waves: drawWaves,
  helix: drawHelix,
  petals: drawPetals,
  wards: drawWards,
} satisfies Record<string, (frame: Frame) => string>

export type Motif = keyof typeof painters

export const motifs = Object.keys(painters) as readonly Motif[]

function frameFor(kind: string, motif: Motif, seed: number, width: number, height: number): Frame {
  // Adjacent seeds would start alike; the motif's index and a prime spread them.
  const place = motifs.indexOf(motif)
  const random = seeded(Math.imul(seed + 1, 2654435761) ^ Math.imul(place + 1, 40503))
  return {
    width,
    height,
    seed,
    shade: seed * 3 + place * 4,
    random,
    id: (name) => `${kind}-${motif}-${seed}-${name}`,
  }
}

/** A 16:9 cover for a meeting, course, article or operation. */
export function drawCover(motif: Motif, seed: number): string {
  const frame = frameFor('cover', motif, seed, 1280, 720)
  return svgDocument(frame.width, frame.height, painters[motif](frame))
}

/** A wide picture for the carousel on the home. */
export function drawBanner(seed: number, motif: Motif): string {
  const frame = frameFor('banner', motif, seed, 1500, 600)
  return svgDocument(frame.width, frame.height, painters[motif](frame))
}
