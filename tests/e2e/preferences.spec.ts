/** The preferences of the application: forms from the schema, kept on this computer, and what a new contest begins with. */
import { expect, test } from './application.ts';
import { callHost } from './host-call.ts';

for (const [language, least, few, wrong] of [
  ['en', '16', '3', 'It must be from'],
  ['fa', '۱۶', '۳', 'باید از'],
] as const) {
  test(`${language}: what is preferred is kept, what is not sound is said beside the field, and all goes back`, async ({
    start,
  }) => {
    let app = await start();
    await callHost(app, 'preferences.change', { language, theme: 'dark' });
    await app.page.getByTestId('to-preferences').click();
    const form = app.page.getByTestId('preferences-new-contests');
    const memory = form.getByTestId('setting-memoryMb');
    await expect(memory).toContainText(language === 'en' ? 'Memory' : 'حافظه');

    await memory.locator('input').fill(few);
    await memory.locator('input').press('Enter');
    await expect(memory).toContainText(wrong);
    expect((await callHost(app, 'preferences.read')).referee.memoryMb).toBe(1024);
    await memory.locator('input').fill(least);
    await memory.locator('input').press('Enter');
    await expect.poll(async () => (await callHost(app, 'preferences.read')).referee.memoryMb).toBe(16);
    await form.getByTestId('setting-suspend').locator('input').click();
    await expect.poll(async () => (await callHost(app, 'preferences.read')).referee.suspend).toBe(false);
    await app.close();

    app = await start();
    await expect(app.page.locator('html')).toHaveAttribute('lang', language);
    await expect(app.page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await app.page.getByTestId('new-contest').click();
    await app.page.getByTestId('new-othello').click();
    await expect(app.page.getByTestId('no-contestants')).toBeVisible();
    const begun = (await callHost(app, 'contest.current'))?.settings.referee;
    expect(begun).toMatchObject({ memoryMb: 16, suspend: false });

    await app.page.getByTestId('to-preferences').click();
    await app.page.getByTestId('preferences-new-contests').getByTestId('reset-all').click();
    await expect.poll(async () => (await callHost(app, 'preferences.read')).referee.memoryMb).toBe(1024);
    await app.page.getByTestId('preferences-appearance').getByTestId('reset-theme').click();
    await expect.poll(async () => (await callHost(app, 'preferences.read')).theme).toBe('system');
    expect((await callHost(app, 'contest.current'))?.settings.referee).toEqual(begun);
    await app.close();
  });
}
