import type { Mark, MarkState } from '#contract/community/marks.ts'
import { HeartIcon } from '#web/ui/icon/people-icons.tsx'
import { useText } from '#web/ui/language.ts'
import { markText } from '../text.ts'
import { CollectButton } from './collect-button.tsx'
import { CountButton } from './count-button.tsx'

type MarkButtonsProps = { state: MarkState; toggle: (mark: Mark, isOn: boolean) => Promise<void> }

/** Like and keep, with how many do. */
export function MarkButtons({ state, toggle }: MarkButtonsProps) {
  const text = useText(markText)
  const { praise_num, is_praise } = state
  return (
    <>
      <CountButton
        label={text.praise(praise_num)}
        count={praise_num}
        isOn={is_praise === 1}
        icon={<HeartIcon filled={is_praise === 1} />}
        onPress={() => toggle('praise', is_praise === 0)}
      />
      <CollectButton state={state} toggle={toggle} />
    </>
  )
}
