import { app, BrowserWindow, ipcMain } from "electron";
import { join } from "node:path";

ipcMain.handle("version", () => app.getVersion());

app.whenReady().then(() => {
  const window = new BrowserWindow({
    webPreferences: { preload: join(import.meta.dirname, "preload.cjs") },
  });
  window.loadFile(join(import.meta.dirname, "index.html"));
});
