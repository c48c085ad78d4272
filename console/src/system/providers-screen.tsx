import { useQuery } from '@tanstack/react-query'
import { Flex } from 'antd'
import { useText } from '#web/ui/language.ts'
import { Loaded } from './loaded.tsx'
import { ProviderCard } from './provider-card.tsx'
import { systemQueries } from './queries.ts'
import { providersText } from './text.ts'

export function ProvidersScreen() {
  const text = useText(providersText)
  const providers = useQuery(systemQueries.providers())
  return (
    <Flex vertical gap="middle">
      <h1 className="console-title">{text.title}</h1>
      <p className="console-about">{text.about}</p>
      <Loaded query={providers}>
        {(all) => all.map((provider) => <ProviderCard key={provider.name} provider={provider} />)}
      </Loaded>
    </Flex>
  )
}
