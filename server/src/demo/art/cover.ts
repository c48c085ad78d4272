import { seeded } from '#server/demo/seeded.ts'
import type { Frame } from './frame.ts'
import { drawBones } from './motifs/bones.ts'
import { drawCells } from './motifs/cells.ts'
import { drawEcg } from './motifs/ecg.ts'
import { drawHelix } from './motifs/helix.ts'
import { drawLens } from './motifs/lens.ts'
import { drawLights } from './motifs/lights.ts'
import { drawLungs } from './motifs/lungs.ts'
import { drawMolecules } from './motifs/molecules.ts'
import { drawNeurons } from './motifs/neurons.ts'
import { drawPetals } from './motifs/petals.ts'
import { drawVessels } from './motifs/vessels.ts'
import { drawWards } from './motifs/wards.ts'
import { drawWaves } from './motifs/waves.ts'
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
