import path from 'node:path'
import { BaseSequencer } from 'vitest/node'
import type { TestSpecification } from 'vitest/node'
import { readDurations } from './durations.ts'

/** The longest files first, so that no worker begins one when the others have nothing left. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const durations = readDurations()
    const secondsOf = ({ moduleId }: TestSpecification) =>
      durations[path.relative(this.ctx.config.root, moduleId)] ?? 0
    // The files of a project follow each other, because a worker serves one project. Units come first: their one long
    // file leaves the other worker to the many of the server.
    return files.toSorted(
      (a, b) => b.project.name.localeCompare(a.project.name) || secondsOf(b) - secondsOf(a),
    )
  }
}
