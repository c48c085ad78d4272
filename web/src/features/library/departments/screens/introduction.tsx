import { useQuery } from '@tanstack/react-query'
import { browsePaths } from '#web/paths/browse.ts'
import { DetailScreen } from '#web/shell/detail-screen.tsx'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { Chip } from '#web/ui/chip/chip.tsx'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { Headline } from '#web/ui/headline/headline.tsx'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Prose } from '#web/ui/prose/prose.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { departmentPaths } from '#web/paths/departments.ts'
import { departmentQueries } from '../queries.ts'
import { departmentText } from '../text.ts'

export function Introduction() {
  const text = useText(departmentText)
  const department = useQuery(departmentQueries.detail(useQueryId('department_id')))
  return (
    <DetailScreen
      detail={department}
      nameOf={(detail) => `${detail.department_name} ${text.introduction}`}
      missing={text.missing}
    >
      {({ department_id, department_name, hospital, college_id, college_name, introduction }) => {
        const enter = <ButtonLink href={departmentPaths.detail(department_id)}>{text.enter}</ButtonLink>
        return (
          <>
            <Headline
              title={department_name}
              over={hospital}
              tags={<Chip href={browsePaths.subject(college_id)}>{college_name}</Chip>}
            />
            {introduction ? (
              <Section title={text.introduction}>
                <Prose text={introduction} />
              </Section>
            ) : (
              <ListState status="empty" emptyText={text.noIntroduction} emptyAction={enter} />
            )}
          </>
        )
      }}
    </DetailScreen>
  )
}
