import { useEffect, type ReactNode } from 'react';
import { useBrand, useFlow, useHeader, useScreen, useText, type WidgetProps } from '../../../engine/index.ts';
import { AppFrame } from '../../kit/layout/app-frame/index.ts';
import { HeaderBar } from '../../kit/layout/header-bar/index.ts';
import { Page } from '../../kit/layout/page/index.ts';
import { adoptBrand } from '../../kit/tokens/index.ts';
import { brandColors } from './brandColors.ts';

/** The frame around every page: header, alerts, menus, content and footer, as the flow allows them. */
export function Frame({ slots }: WidgetProps): ReactNode {
  const text = useText();
  const flow = useFlow()?.flow;
  const header = useHeader();
  const { colors } = useBrand();
  useEffect(() => adoptBrand(brandColors(colors), document), [colors]);
  // Steps bring their own layout, with a summary beside them.
  const isStepLayout = useScreen(({ shown }) => shown?.sequence !== undefined);
  const [hasSide, hasBottom] = [slots['side'] !== undefined, slots['bottom'] !== undefined];
  const hasMenu = hasSide || hasBottom;
  const { alerts } = slots;
  return (
    <AppFrame
      skipLabel={text('essential:skip')}
      // In the app there is no side menu, however wide the screen is.
      menu={hasSide ? 'adaptive' : hasBottom ? 'foot' : 'none'}
      header={<HeaderBar type={header} brand={slots['headerStart']} actions={slots['headerEnd']} />}
      alerts={alerts === undefined ? undefined : { label: text('essential:alerts'), content: alerts }}
      sideMenu={slots['side']}
      footerMenu={slots['bottom']}
      footer={slots['footer']}
      footerBelow={hasMenu || isStepLayout}
    >
      {isStepLayout ? (
        slots['content']
      ) : (
        <Page width={flow?.width === 'reading' ? 'narrow' : 'content'}>
          {slots['content']}
          {slots['panel']}
        </Page>
      )}
    </AppFrame>
  );
}
