import { operatorFailures } from '#contract/wire/operator-failures.ts'
import type { Right } from '#contract/wire/rights.ts'
import type { Fields, ValuesOf } from '#kernel/console-framework/fields.ts'
import type { Words } from '#kernel/console-framework/words.ts'
import { memberOf } from '#kernel/answer.ts'
import { declaredKey } from '#kernel/declared.ts'
import { refuse } from '#kernel/fail.ts'
import { requireFreshStep } from '#kernel/member.ts'
import type { Context, Services, Within } from '#kernel/services.ts'
import type { Agreed } from './agreed.ts'
import { lockDeed } from './deeds.queries.ts'

/** What is done: to which row, 0 for something new; with what; and why. */
export type Doing<Values = Record<string, unknown>> = { id: number; values: Values; reason: string }

/** The same as it is done, with the first of the two people. */
type Done<Values> = Doing<Values> & { askedBy: number }

/** What is there, and what will be there. */
export type Change = { title: Words; before: string; after: string }

/** A line of what the second person reads. */
export const changeOf = (title: Words, before: string, after: string): Change => ({ title, before, after })

type Guard<Given extends Fields, Result> = {
  /** Unique among all features: the list of the console and the deed, `orders.refund`. */
  name: string
  title: Words
  /** Who may ask for it. */
  right: Right
  /** Who may agree to it, except for the person who asked. */
  secondRight: Right
  /** Money and settings of services: the person who makes it happen has confirmed the second login step in the last minutes. */
  asksFreshStep?: boolean
  fields?: Given
  /** The values are secrets: they are sealed as long as the request waits, and shown by `describe` alone. */
  isSecret?: boolean
  /** Below it one person is enough. */
  limit?: {
    about: Words
    isAbove(context: Context, doings: Doing<ValuesOf<Given>>[]): boolean | Promise<boolean>
  }
  /** Whether one person may do it because there is no second one in this installation yet. */
  isFirstAlone?(context: Context): Promise<boolean>
  /** What the second person decides about. */
  describe(context: Context, doing: Doing<ValuesOf<Given>>): Change[] | Promise<Change[]>
  /** Does it, inside a transaction, as the second person. Refuses by itself what may not be. */
  run(context: Within<Context>, doing: Done<ValuesOf<Given>>): Promise<Result>
  /** Does many at once, in fewer statements. It is refused as a whole where one of them may not be. */
  runAll?(context: Within<Context>, doings: Done<ValuesOf<Given>>[]): Promise<Result[]>
}

/** How many people a deed takes now. */
export type People = 'two' | 'one' | 'first alone'

/** Something that two people do. What it does is reached through this alone. */
export type GuardedDeed<Given extends Fields = Fields, Result = unknown> = Omit<
  Guard<Given, Result>,
  'run' | 'runAll' | 'fields'
> & {
  fields: Given
  peopleFor(context: Context, doings: Doing<ValuesOf<Given>>[]): Promise<People>
  /** By one person; refused where it takes two. */
  doAlone(context: Context, doing: Doing<ValuesOf<Given>>): Promise<Result>
  /** All of them or none, by one person; the limit is that of all together. */
  doAllAlone(context: Context, doings: Doing<ValuesOf<Given>>[]): Promise<Result[]>
  /** By two people, in the transaction of their agreement. */
  doAgreed(agreed: Agreed, inside: Within<Context>, doing: Doing<ValuesOf<Given>>): Promise<Result>
}

export const declaredDeeds = declaredKey<readonly GuardedDeed[]>('deeds')

/** What takes two people, in every feature. */
export const deedsOf = ({ declared }: Pick<Services, 'declared'>): readonly GuardedDeed[] =>
  declared.get(declaredDeeds)

/** Declares a deed that takes two people, beside the function that does it, which nothing else can call. */
export function guardedDeed<Given extends Fields = Fields, Result = unknown>({
  run,
  runAll,
  fields = {} as Given,
  ...guard
}: Guard<Given, Result>): GuardedDeed<Given, Result> {
  const peopleFor: GuardedDeed<Given, Result>['peopleFor'] = async (context, doings) => {
    if (guard.limit && !(await guard.limit.isAbove(context, doings))) return 'one'
    return (await guard.isFirstAlone?.(context)) ? 'first alone' : 'two'
  }
  const runEach: NonNullable<typeof runAll> =
    runAll ??
    (async (inside, doings) => {
      const results: Result[] = []
      for (const doing of doings) results.push(await run(inside, doing))
      return results
    })
  const alone = <Answer>(
    context: Context,
    doings: Doing<ValuesOf<Given>>[],
    act: (inside: Within<Context>, askedBy: number) => Promise<Answer>,
  ) =>
    context.db.transaction(async (db) => {
      const inside = { ...context, db }
      const askedBy = memberOf(context).userId
      await lockDeed(db, guard.name, askedBy)
      const people = await peopleFor(inside, doings)
      if (people === 'two') throw refuse(operatorFailures.secondPersonNeeded)
      if (people === 'first alone' && guard.asksFreshStep) requireFreshStep(context.member)
      return act(inside, askedBy)
    })
  return {
    ...guard,
    fields,
    peopleFor,
    doAlone: (context, doing) =>
      alone(context, [doing], (inside, askedBy) => run(inside, { ...doing, askedBy })),
    doAllAlone: (context, doings) =>
      alone(context, doings, (inside, askedBy) =>
        runEach(
          inside,
          doings.map((doing) => ({ ...doing, askedBy })),
        ),
      ),
    async doAgreed(agreed, inside, doing) {
      if (!agreed.isFor(guard.name)) throw new Error(`the agreement is not about ${guard.name}`)
      return run(inside, { ...doing, askedBy: agreed.askedBy })
    },
  }
}
