import type { Page } from 'playwright/test';

/** What a guest pastes from the clipboard; the headers of the app allow no script to read it (S6). */
export async function pasted(page: Page): Promise<string> {
  const field = await page.evaluateHandle(() => {
    const area = document.createElement('textarea');
    document.body.append(area);
    area.focus();
    return area;
  });
  await page.keyboard.press('ControlOrMeta+V');
  return field.evaluate((area) => {
    area.remove();
    return area.value;
  });
}
