import type { Mark, MarkState } from '#contract/community/marks.ts'
import { StarIcon } from '#web/ui/icon/people-icons.tsx'
import { useText } from '#web/ui/language.ts'
import { markText } from '../text.ts'
import { CountButton } from './count-button.tsx'

type CollectButtonProps = { state: MarkState; toggle: (mark: Mark, isOn: boolean) => Promise<void> }

export function CollectButton({ state: { collect_num, is_collect }, toggle }: CollectButtonProps) {
  const text = useText(markText)
  return (
    <CountButton
      label={text.collect(collect_num)}
      count={collect_num}
      isOn={is_collect === 1}
      icon={<StarIcon filled={is_collect === 1} />}
      onPress={() => toggle('collect', is_collect === 0)}
    />
  )
}
