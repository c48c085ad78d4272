import * as z from 'zod/mini'
import { contentText } from '../wire/content-text.ts'
import { playedRange } from '../meetings/study.ts'
import { defineCall } from '../wire/call.ts'
import { bit, id, json, nothing } from '../wire/fields.ts'
import { doctorItem, productionItem } from '../wire/items.ts'
import { captionItem, clarityItem } from '../wire/video.ts'

/**
 * Why the caller may watch a work as a whole; with `trial` only what may be watched before paying. `refunding`: it was
 * bought, and nothing but that plays while its refund waits.
 */
export const workAccesses = ['free', 'bought', 'own', 'operator', 'trial', 'refunding'] as const

export type WorkAccess = (typeof workAccesses)[number]

/** A lesson is completed when this share of it was watched: nobody has to watch the credits. */
export const completedShare = 0.9

export const episode = z.object({
  episode_id: z.int(),
  /** Lessons with the same chapter follow each other; empty in a work without chapters. */
  chapter: contentText,
  title: contentText,
  seconds: z.int(),
  /** Paid works only: may be watched before paying. */
  is_trial: bit,
  /** Bought and given back, or asked to be given back. */
  is_returned: bit,
  /** The address plays only so many seconds from the beginning; 0 if it plays the whole video. */
  trial_seconds: z.int(),
  /** The address of an mp4 or an HLS playlist. Empty if the caller may not watch it. */
  video: z.string(),
  /** More addresses by clarity; empty if `video` is the only one. */
  clarities: z.array(clarityItem),
  captions: z.array(captionItem),
  /** WebVTT with a picture for every few seconds; empty if there is none, and for a trial. */
  preview: z.string(),
})

export const productionDetail = z.extend(productionItem, {
  intro: contentText,
  doctor: doctorItem,
  episodes: z.array(episode),
  access: z.enum(workAccesses),
  /** When the limited-time price ends; empty without an offer or without an end. */
  offer_end_time: z.string(),
  /** Other works of the same doctor, latest first. */
  others: z.array(productionItem),
  /** Works of other doctors about the same disease, or else in the same subject, most viewed first. */
  related: z.array(productionItem),
})

/** How far the caller has come in a lesson. */
export const lessonProgress = z.object({
  episode_id: z.int(),
  /** The second at which the lesson was left. */
  position: z.int(),
  /** How much of it was watched; a part watched twice counts once. */
  covered_seconds: z.int(),
  is_completed: bit,
})

export const workCalls = {
  detail: defineCall({
    id: 'doctorhomepage.productiondetail',
    path: '/api/web/v2/doctorhomepage/productiondetail',
    countsVisit: true,
    about:
      'One work, single or series, with its lessons. Lessons that the caller may not watch come without an address; addresses are valid for some hours. A view is counted once per visit.',
    input: z.object({ production_id: id }),
    output: productionDetail,
  }),
  progress: defineCall({
    id: 'doctorhomepage.productionprogress',
    path: '/api/web/v2/doctorhomepage/productionprogress',
    access: 'member',
    about: 'How far the caller has come in the lessons of a work; lessons that were not begun are left out.',
    input: z.object({ production_id: id }),
    output: z.object({ lessons: z.array(lessonProgress), is_completed: bit }),
  }),
  owned: defineCall({
    id: 'doctorhomepage.ownedproductions',
    path: '/api/web/v2/doctorhomepage/ownedproductions',
    access: 'member',
    about: 'The paid works that the caller need not buy: bought before, or their own.',
    input: nothing,
    output: z.object({ bought: z.array(z.int()), own: z.array(z.int()) }),
  }),
  reportPlayed: defineCall({
    id: 'doctorhomepage.productionplayed',
    path: '/api/web/v2/doctorhomepage/productionplayed',
    access: 'member',
    about:
      'Reports what was played of a lesson since the last report. No more counts than the time that has passed; a repeated report counts once.',
    input: z.object({
      production_id: id,
      episode_id: id,
      ranges: json(z.array(playedRange).check(z.maxLength(200))),
    }),
    output: lessonProgress,
  }),
}

export type Episode = z.infer<typeof episode>
export type ProductionDetail = z.infer<typeof productionDetail>
export type LessonProgress = z.infer<typeof lessonProgress>
