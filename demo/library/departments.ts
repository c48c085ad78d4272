import { drawCover } from '#demo/art/cover.ts'
import { buildDepartments } from '#demo/content/departments.ts'
import { hospitals } from '#demo/content/hospitals.ts'
import { insertForIds } from '#demo/demo.queries.ts'
import { departments } from '#server/features/library/departments/departments.tables.ts'
import type { World } from '#demo/world.ts'

/** Where the doctors work. Returns the department of each, in the doctors' order. */
export async function loadDepartments(world: World): Promise<number[]> {
  const rows = buildDepartments(world.doctors)
  const ids = await insertForIds(
    world.db,
    departments,
    rows.map((department, at) => ({
      name: department.name,
      hospital: hospitals[department.hospital]!.name,
      college_id: world.collegeIds[department.subject]!,
      cover: world.shelf.draw(`department-${at}`, drawCover('wards', 4200 + at)),
      introduction: department.introduction,
      sort: at,
    })),
  )
  const idOf = new Map(
    rows.flatMap((department, at) => department.doctors.map((doctor) => [doctor, ids[at]!])),
  )
  return world.doctors.map((_, doctor) => idOf.get(doctor)!)
}
