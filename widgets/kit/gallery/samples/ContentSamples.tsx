import { creditCard } from '../../../generated/glyphs/creditCard.ts';
import { landmark } from '../../../generated/glyphs/landmark.ts';
import { wifi } from '../../../generated/glyphs/wifi.ts';
import type { ReactElement } from 'react';
import { Amount } from '../../amount/index.ts';
import { Card } from '../../card/index.ts';
import { Icon } from '../../icon/index.ts';
import { Inline } from '../../inline/index.ts';
import { LinkButton } from '../../link-button/index.ts';
import { Stack } from '../../stack/index.ts';
import { TextButton } from '../../text-button/index.ts';
import { TextLink } from '../../text-link/index.ts';
import { Heading, Text } from '../../text/index.ts';
import type { ScreenProps } from '../screens/ScreenProps.ts';
import { Sample } from './Sample.tsx';

/** Words, amounts, links and surfaces. */
export function ContentSamples({ copy }: ScreenProps): ReactElement {
  const { billing, samples } = copy;
  return (
    <>
      <Sample name="Text, Heading, TextLink, TextButton">
        <Heading level={3} size="heading">
          {billing.title}
        </Heading>
        <Heading level={3} size="title">
          {billing.history}
        </Heading>
        <Heading level={3} size="large">
          {billing.settings}
        </Heading>
        <Text size="large">{samples.detail}</Text>
        <Text>
          {samples.paragraph} <TextLink href="#learn">{samples.learn}</TextLink>.
        </Text>
        <Text size="small" tone="muted">
          {samples.detail}
        </Text>
        <Inline gap={5}>
          <TextLink href="#store" kind="standalone" newWindow={samples.newWindow}>
            {samples.storeFinder}
          </TextLink>
          <TextButton onPress={() => undefined}>{samples.retry}</TextButton>
        </Inline>
      </Sample>
      <Sample name="Amount">
        <Stack gap={2} align="start">
          <Amount size="display">$1,184.10</Amount>
          <Amount size="heading">$1,184.10</Amount>
          <Amount size="title">$84.10</Amount>
          <Amount>$84.10</Amount>
          <Inline>
            <Amount tone="success">-$5.00</Amount>
            <Amount tone="danger">$40.00</Amount>
            <Amount tone="muted">$0.00</Amount>
          </Inline>
        </Stack>
      </Sample>
      <Sample name="LinkButton">
        <Inline>
          <LinkButton href="#pay">{billing.pay}</LinkButton>
          <LinkButton href="#pay" kind="secondary">
            {billing.statement}
          </LinkButton>
          <LinkButton href="#pay" kind="quiet">
            {samples.learn}
          </LinkButton>
        </Inline>
      </Sample>
      <Sample name="Card, Icon">
        <Card
          title={billing.methods}
          headingLevel={3}
          action={<TextLink href="#all">{billing.all}</TextLink>}
        >
          <Inline>
            <Icon glyph={creditCard} />
            <Icon glyph={landmark} />
            <Icon glyph={wifi} size="large" />
            <Icon glyph={wifi} size="small" />
          </Inline>
          <Text tone="muted">{billing.methodsDetail}</Text>
        </Card>
        <Card tone="sunken">{samples.detail}</Card>
      </Sample>
    </>
  );
}
